import {
  agentProtocolVersion,
  isUuid,
  longestAgentBody,
  type MachineId,
  machineKey,
  type ReportReceipt,
  readAgentReport,
  reportRoute,
  signatureHeaders,
  signResponse,
  verifyRequest,
} from "@cathedra/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../../../config.ts";
import { appError } from "../../../errors.ts";
import type { Ports } from "../../../ports/ports.ts";
import { nonceMemory } from "./nonces.ts";
import { reportWords } from "./report-words.ts";
import { signingPort } from "./signing-port.ts";
import { storeReport } from "./store-report.ts";

/** Hears the agents of the machines: each is believed about itself, by its signature. */
export const machineReports = ({ machines }: Config, { db, clock }: Ports) => {
  const isNewNonce = nonceMemory();

  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    // The signature is of the bytes: whoever parses them first has lost it.
    app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
      done(null, body),
    );
    app.post<{ Body: unknown }>(
      reportRoute.path,
      {
        config: { access: "public" },
        bodyLimit: longestAgentBody,
        schema: reportWords,
        validatorCompiler: () => () => true,
      },
      async (request, reply) => {
        const { machine, key, nonce, body } = signedBy(request);
        const report = readAgentReport(jsonOf(body));
        if (report === undefined || report.state.machineId.toLowerCase() !== machine)
          throw appError("BAD_REQUEST");
        const acknowledged = await storeReport({ db, clock }, machine, report);
        if (acknowledged === undefined) throw appError("NOT_FOUND");
        const receipt: ReportReceipt = { version: agentProtocolVersion, acknowledged };
        const text = JSON.stringify(receipt);
        return reply
          .type("application/json")
          .headers(signResponse(signingPort, key, { nonce, status: 200, body: text }))
          .send(text);
      },
    );

    /** Every wrong signature answers alike; the log says what was wrong. */
    function signedBy(request: FastifyRequest<{ Body: unknown }>) {
      const named = request.headers[signatureHeaders.machine];
      if (typeof named !== "string" || !isUuid(named)) throw appError("UNAUTHENTICATED");
      // Where there is no fleet, nobody is of it.
      if (machines === undefined) throw appError("UNAUTHENTICATED");
      const machine = named.toLowerCase() as MachineId;
      const key = machineKey(signingPort, machines.fleetSecret, machine);
      const body = typeof request.body === "string" ? request.body : "";
      const now = clock();
      const verified = verifyRequest(
        signingPort,
        { method: request.method, path: request.url, body, header: (name) => headerOf(request, name) },
        { key, machine, now, isNew: (nonce) => isNewNonce(`${machine}:${nonce}`, now) },
      );
      if (verified.ok) return { machine, key, nonce: verified.value.nonce, body };
      request.log.warn({ machine, refusal: verified.error.code }, "a report of a machine is refused");
      throw appError("UNAUTHENTICATED");
    }
  };
};

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === "string" ? value : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
