import { isUuid, type MachineId } from "@cathedra/domain";
import {
  agentProtocolVersion,
  machineKey,
  maxAgentBodyBytes,
  type ReportReceipt,
  readAgentReport,
  reportRoute,
  type SignatureRefusal,
  signatureHeaders,
  signResponse,
  verifyRequest,
} from "@cathedra/domain/cloud";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../../../config.ts";
import { appError } from "../../../errors.ts";
import type { Ports } from "../../../ports/ports.ts";
import { reportSchema } from "./report-schema.ts";
import { signingPort } from "./signing-port.ts";
import { receiveReport, storeEvents } from "./store-report.ts";

/** Receives the reports of agents. An agent is authenticated by its signature, and can only report about its own machine. */
export const machineReports = ({ machines }: Config, { db, clock }: Ports) => {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    // The signature covers the raw bytes, so the body must not be parsed before it is checked.
    app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
      done(null, body),
    );
    app.post<{ Body: unknown }>(
      reportRoute.path,
      {
        config: { access: "public" },
        bodyLimit: maxAgentBodyBytes,
        schema: reportSchema,
        validatorCompiler: () => () => true,
      },
      async (request, reply) => {
        const { machine, key, nonce, timestamp, body } = signedBy(request);
        const report = readAgentReport(getJson(body));
        if (report === undefined || report.state.machineId.toLowerCase() !== machine)
          throw appError("BAD_REQUEST");
        const received = await receiveReport(db, { machine, nonce, timestamp, now: clock() });
        if (received === "unknown") throw appError("NOT_FOUND");
        if (received === "replayed") throw refused(request, machine, "REPLAYED");
        const acknowledged = await storeEvents(db, machine, report);
        const receipt: ReportReceipt = { version: agentProtocolVersion, acknowledged };
        const text = JSON.stringify(receipt);
        return reply
          .type("application/json")
          .headers(signResponse(signingPort, key, { nonce, status: 200, body: text }))
          .send(text);
      },
    );

    /** All invalid signatures get the same answer; the log has the reason. */
    function signedBy(request: FastifyRequest<{ Body: unknown }>) {
      const named = request.headers[signatureHeaders.machine];
      if (typeof named !== "string" || !isUuid(named)) throw appError("UNAUTHENTICATED");
      // Without a configured fleet no machine can be authenticated.
      if (machines === undefined) throw appError("UNAUTHENTICATED");
      const machine = named.toLowerCase() as MachineId;
      const key = machineKey(signingPort, machines.fleetSecret, machine);
      const body = typeof request.body === "string" ? request.body : "";
      const verified = verifyRequest(
        signingPort,
        { method: request.method, path: request.url, body, header: (name) => getHeader(request, name) },
        // Whether the nonce is new is not checked here but by the database, because all processes have to know it.
        { key, machine, now: clock(), isNew: () => true },
      );
      if (!verified.ok) throw refused(request, machine, verified.error.code);
      return { machine, key, ...verified.value, body };
    }
  };
};

function refused(request: FastifyRequest, machine: MachineId, refusal: SignatureRefusal["code"]): Error {
  request.log.warn({ machine, refusal }, "a report of a machine is refused");
  return appError("UNAUTHENTICATED");
}

function getHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === "string" ? value : undefined;
}

function getJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
