import { parseReportCode, reportCodes } from "@cathedra/domain/logbook-report";
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { appError, rateLimited } from "../../errors.ts";
import { getNetwork } from "../../plugins/client-network.ts";
import type { Ports } from "../../ports/ports.ts";
import { countWrongCode, waitOfSubject } from "../invite-codes/public.ts";
import { reportOfCode } from "./report-queries.ts";

const body = v.object({ code: v.pipe(v.string(), v.maxLength(100)) });

const instant = { type: "string", format: "date-time" } as const;
const day = { type: "string", format: "date" } as const;
const whole = (description: string) => ({ type: "integer", description });
const roleCounts = {
  type: "array",
  description: "The cases by role.",
  items: {
    type: "object",
    required: ["role", "cases", "confirmed"],
    properties: {
      role: { type: ["string", "null"], description: "Null: the person has no role in them." },
      cases: whole("The number of cases."),
      confirmed: whole("How many of them are confirmed."),
    },
  },
} as const;
const requirementCounts = {
  type: "array",
  description: "The requirements, and how many cases count towards each.",
  items: {
    type: "object",
    required: ["name", "minimum", "counted"],
    properties: {
      name: { type: "string", description: "The name of the requirement." },
      minimum: whole("How many cases it asks for."),
      counted: whole("How many cases count."),
    },
  },
} as const;
const schema = {
  tags: ["logbook"],
  security: [],
  summary: "What the logbook report with a code says",
  description: `Without signing in. After ${reportCodes.wrongOfNetwork} wrong codes from one network within ten minutes RATE_LIMITED.`,
  body: {
    type: "object",
    required: ["code"],
    properties: { code: { type: "string", description: "The code of the report." } },
  },
  response: {
    200: {
      description: "The report; a withdrawn one says no more than that.",
      type: "object",
      properties: {
        withdrawnAt: { ...instant, description: "Since when it is no longer valid." },
        personName: { type: "string", description: "Whose logbook it is." },
        institutions: {
          type: "array",
          description: "The institutions of the person.",
          items: { type: "string" },
        },
        from: {
          ...day,
          description:
            "The first day of the period, or the day of the first case; missing: there are no cases.",
        },
        to: { ...day, description: "The last day of the period." },
        madeAt: { ...instant, description: "When it was made." },
        setName: { type: "string", description: "The name of the requirements." },
        cases: whole("The number of cases."),
        confirmed: whole("How many of them are confirmed."),
        disputed: whole(
          "In how many cases the attending states another role. Missing in the oldest reports.",
        ),
        roles: roleCounts,
        requirements: requirementCounts,
        sha256: { type: "string", description: "The SHA-256 of the file, in hex." },
      },
    },
  },
};

/**
 * Verifies reports for everyone who has a code. A code that no report has, or that is malformed, gets the same answer and counts
 * towards the limit of its network.
 */
export const reportVerification = ({ db, clock }: Pick<Ports, "db" | "clock">) =>
  async function verifyRoutes(app: FastifyInstance): Promise<void> {
    app.setValidatorCompiler(() => () => true);
    app.post(
      "/api/logbook/reports/verify",
      { config: { access: "public" }, bodyLimit: 4_096, schema },
      async (request, reply) => {
        const input = v.safeParse(body, request.body);
        const code = input.success ? parseReportCode(input.output.code) : undefined;
        const subject = `address:report:${getNetwork(request.ip)}`;
        const now = clock();
        const waitSeconds = await waitOfSubject(db, subject, reportCodes.wrongOfNetwork, now);
        // A valid code is refused too, because otherwise the refusal would tell valid codes from invalid ones.
        if (waitSeconds > 0) throw rateLimited(waitSeconds);
        const found = code && (await reportOfCode(db, code));
        if (found === undefined) {
          await inLockedTransaction(db, [lockKey("code", subject)], (tx) => countWrongCode(tx, subject, now));
          throw appError("NOT_FOUND");
        }
        reply.header("cache-control", "no-store");
        const { content, revokedAt, from, to, madeAt, sha256 } = found;
        if (revokedAt !== null || content === null)
          return { withdrawnAt: new Date(revokedAt ?? now).toISOString() };
        const { personName, institutions, setName, summary } = content;
        const { cases, confirmed, disputed, roles, requirements } = summary;
        // The file of a logbook without a chosen start names the day of its first record; the answer must say the same.
        const first = from ?? summary.firstDay;
        return {
          personName,
          institutions,
          ...(first === null ? {} : { from: first }),
          to,
          madeAt: new Date(madeAt).toISOString(),
          setName,
          cases,
          confirmed,
          disputed,
          roles,
          requirements,
          sha256,
        };
      },
    );
  };
