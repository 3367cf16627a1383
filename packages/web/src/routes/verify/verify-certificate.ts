import * as v from "valibot";
import { HttpError, jsonOf, plainFetch } from "../../http.ts";
import { errorOfAnswer } from "../../relay/errors.ts";

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

/** The result of a check; `unknown`: no certificate has this code, `tooMany`: too many wrong codes came from this network. */
export type Verified =
  | { readonly kind: "found"; readonly certificate: Certificate }
  | { readonly kind: "unknown" | "failed" }
  | { readonly kind: "tooMany"; readonly minutes: number };

/** Reads the certificate with this code from the portal, without signing in. */
export async function verifyCertificate(code: string): Promise<Verified> {
  try {
    const response = await plainFetch("/api/certificates/verify", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ code }),
    });
    return { kind: "found", certificate: v.parse(certificate, await response.json()) };
  } catch (error) {
    if (!(error instanceof HttpError)) return { kind: "failed" };
    if (error.status === 404) return { kind: "unknown" };
    if (error.status !== 429) return { kind: "failed" };
    const { retryAfterSeconds } = errorOfAnswer(jsonOf(error.body), error.status, error).facts;
    const seconds = typeof retryAfterSeconds === "number" ? retryAfterSeconds : 60;
    return { kind: "tooMany", minutes: Math.max(1, Math.ceil(seconds / 60)) };
  }
}
