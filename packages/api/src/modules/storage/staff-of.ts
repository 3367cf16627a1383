import type { Actor, Decision } from "@cathedra/domain/access";
import type { FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import { insist } from "../../errors.ts";
import { contextOf } from "../../graphql/context.ts";
import type { Ports } from "../../ports/ports.ts";
import { contentReading } from "../content/face.ts";

/** Who asks, once the policy of what they ask for lets them. */
export function staffOf(config: Config, ports: Ports) {
  const deps = { ...config, ports, content: contentReading(config, ports.clock) };
  return async (request: FastifyRequest, asks?: (actor: Actor) => Decision): Promise<Actor> => {
    const { actor } = await contextOf(deps, request);
    if (asks !== undefined) insist(asks(actor));
    return actor;
  };
}
