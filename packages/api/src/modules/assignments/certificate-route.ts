import { certificateCodes, parseCertificateCode } from "@cathedra/domain/assignments";
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { appError, rateLimited } from "../../errors.ts";
import { getNetwork } from "../../plugins/client-network.ts";
import type { Ports } from "../../ports/ports.ts";
import { countWrongCode, waitOfSubject } from "../invite-codes/public.ts";
import { certificateOfCode } from "./certificates.ts";

const body = v.object({ code: v.pipe(v.string(), v.maxLength(100)) });

const instant = { type: "string", format: "date-time" } as const;
const schema = {
  tags: ["assignments"],
  security: [],
  summary: "What the certificate with a code says",
  description: `Without signing in. After ${certificateCodes.wrongOfNetwork} wrong codes from one network within ten minutes RATE_LIMITED.`,
  body: {
    type: "object",
    required: ["code"],
    properties: { code: { type: "string", description: "The code of the certificate." } },
  },
  response: {
    200: {
      description: "The certificate.",
      type: "object",
      required: ["personName", "kind", "title", "minimum", "groupName", "institution", "doneAt", "issuedAt"],
      properties: {
        personName: { type: ["string", "null"], description: "Null: its owner does not show the name." },
        kind: { type: "string", enum: ["course", "exercise", "records"], description: "What was done." },
        title: { type: "string", description: "The name of the course, the exercise or the records." },
        minimum: { type: ["integer", "null"], description: "The number of records." },
        groupName: { type: "string", description: "The name of the group." },
        institution: { type: "string", description: "The name of the institution." },
        doneAt: { ...instant, description: "When it was done." },
        issuedAt: { ...instant, description: "When the certificate was issued." },
        withdrawnAt: {
          ...instant,
          description: "Since when it is no longer valid; a withdrawn one says no more.",
        },
      },
    },
  },
};

/**
 * Verifies certificates for everyone who has a code. A code that no certificate has, that is malformed, or whose person was deleted
 * gets the same answer, and counts towards the limit of its network.
 */
export const certificateRoutes = ({ db, clock }: Pick<Ports, "db" | "clock">) =>
  async function verifyRoutes(app: FastifyInstance): Promise<void> {
    app.setValidatorCompiler(() => () => true);
    app.post(
      "/api/certificates/verify",
      { config: { access: "public" }, bodyLimit: 4_096, schema },
      async (request, reply) => {
        const input = v.safeParse(body, request.body);
        const code = input.success ? parseCertificateCode(input.output.code) : undefined;
        const subject = `address:certificate:${getNetwork(request.ip)}`;
        const now = clock();
        const waitSeconds = await waitOfSubject(db, subject, certificateCodes.wrongOfNetwork, now);
        // A valid code is refused too, because otherwise the refusal would tell valid codes from invalid ones.
        if (waitSeconds > 0) throw rateLimited(waitSeconds);
        const found = code && (await certificateOfCode(db, code));
        if (found === undefined) {
          await inLockedTransaction(db, [lockKey("code", subject)], (tx) => countWrongCode(tx, subject, now));
          throw appError("NOT_FOUND");
        }
        reply.header("cache-control", "no-store");
        const { withdrawnAt, showsName, personName, doneAt, issuedAt, ...certificate } = found;
        return {
          ...certificate,
          personName: showsName && withdrawnAt === null ? personName : null,
          doneAt: new Date(doneAt).toISOString(),
          issuedAt: new Date(issuedAt).toISOString(),
          ...(withdrawnAt === null ? {} : { withdrawnAt: new Date(withdrawnAt).toISOString() }),
        };
      },
    );
  };
