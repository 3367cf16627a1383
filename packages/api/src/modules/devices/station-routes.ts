import { heartbeat } from "@cathedra/domain/stations";
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { appError } from "../../errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { enrolByToken } from "./enrol.ts";
import { enrolWords } from "./enrol-words.ts";
import { stationKey } from "./station-key.ts";

const longestBody = 4_096;
const enrolment = v.object({ token: v.pipe(v.string(), v.maxLength(100)), publicKey: stationKey });

/** What stations say of themselves, each by what it signed with its own key: docs/station-interface.md. */
export const stationRoutes = ({ db, clock }: Pick<Ports, "db" | "clock">) => {
  return async (app: FastifyInstance): Promise<void> => {
    app.setValidatorCompiler(() => () => true);

    app.post(
      "/api/stations/enrol",
      { config: { access: "public" }, bodyLimit: longestBody, schema: enrolWords },
      async (request, reply) => {
        const asked = v.safeParse(enrolment, request.body);
        if (!asked.success) throw appError("BAD_REQUEST");
        const { token, publicKey } = asked.output;
        const station = await enrolByToken(db, token, publicKey);
        return reply
          .code(201)
          .header("cache-control", "no-store")
          .send({
            ...station,
            heartbeatSeconds: heartbeat.seconds,
            now: new Date(clock()).toISOString(),
          });
      },
    );
  };
};
