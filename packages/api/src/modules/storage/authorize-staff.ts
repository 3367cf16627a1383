import type { Actor, Decision } from "@cathedra/domain/access";
import type { FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import { authorize } from "../../errors.ts";
import { getContext } from "../../graphql/context.ts";
import type { Ports } from "../../ports/ports.ts";
import { contentReading } from "../content/public.ts";

/** Authorizes a request by a policy and returns its caller. */
export function authorizeStaff(config: Config, ports: Ports) {
  const deps = { ...config, ports, content: contentReading(config, ports.clock) };
  return async (request: FastifyRequest, asks?: (actor: Actor) => Decision): Promise<Actor> => {
    const { actor } = await getContext(deps, request);
    if (asks !== undefined) authorize(asks(actor));
    return actor;
  };
}
