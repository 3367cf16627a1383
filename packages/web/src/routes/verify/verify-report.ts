import * as v from "valibot";
import { verifyCode } from "./verify-code.ts";

const report = v.union([
  v.object({ withdrawnAt: v.string() }),
  v.object({
    personName: v.string(),
    institutions: v.array(v.string()),
    from: v.optional(v.string()),
    to: v.string(),
    madeAt: v.string(),
    setName: v.string(),
    cases: v.number(),
    confirmed: v.number(),
    disputed: v.optional(v.number()),
    roles: v.array(v.object({ role: v.nullable(v.string()), cases: v.number(), confirmed: v.number() })),
    requirements: v.array(v.object({ name: v.string(), minimum: v.number(), counted: v.number() })),
    sha256: v.string(),
  }),
]);

export type Report = v.InferOutput<typeof report>;

/** Reads what the portal knows of the report with this code. */
export const verifyReport = (code: string) => verifyCode("/api/logbook/reports/verify", code, report);
