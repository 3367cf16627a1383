import * as v from "valibot";
import { getJson, HttpError, plainFetch } from "../../http.ts";
import { errorOfAnswer } from "../../relay/errors.ts";

/** The result of a check; `unknown`: nothing has this code, `tooMany`: too many wrong codes came from this network. */
export type Verified<Thing> =
  | { readonly kind: "found"; readonly found: Thing }
  | { readonly kind: "unknown" | "failed" }
  | { readonly kind: "tooMany"; readonly minutes: number };

/** Asks the portal what has this code, without signing in. */
export async function verifyCode<Schema extends v.GenericSchema>(
  path: string,
  code: string,
  schema: Schema,
): Promise<Verified<v.InferOutput<Schema>>> {
  try {
    const response = await plainFetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ code }),
    });
    return { kind: "found", found: v.parse(schema, await response.json()) };
  } catch (error) {
    if (!(error instanceof HttpError)) return { kind: "failed" };
    if (error.status === 404) return { kind: "unknown" };
    if (error.status !== 429) return { kind: "failed" };
    const { retryAfterSeconds } = errorOfAnswer(getJson(error.body), error.status, error).facts;
    const seconds = typeof retryAfterSeconds === "number" ? retryAfterSeconds : 60;
    return { kind: "tooMany", minutes: Math.max(1, Math.ceil(seconds / 60)) };
  }
}
