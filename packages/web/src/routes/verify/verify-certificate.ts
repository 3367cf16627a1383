import * as v from "valibot";
import { verifyCode } from "./verify-code.ts";

const certificate = v.object({
  personName: v.nullable(v.string()),
  kind: v.string(),
  title: v.string(),
  minimum: v.nullable(v.number()),
  groupName: v.string(),
  institution: v.string(),
  doneAt: v.string(),
  issuedAt: v.string(),
  withdrawnAt: v.optional(v.string()),
});

export type Certificate = v.InferOutput<typeof certificate>;

/** Reads the certificate with this code from the portal. */
export const verifyCertificate = (code: string) => verifyCode("/api/certificates/verify", code, certificate);
