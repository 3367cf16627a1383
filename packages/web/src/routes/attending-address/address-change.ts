import * as v from "valibot";
import { getJson, HttpError, plainFetch } from "../../http.ts";
import { errorOfAnswer } from "../../relay/errors.ts";

const change = v.object({
  side: v.picklist(["new", "present"]),
  institution: v.string(),
  attending: v.object({ firstName: v.string(), lastName: v.string() }),
  askedBy: v.nullable(v.string()),
  askedAt: v.string(),
  expiresAt: v.string(),
  answeredAt: v.nullable(v.string()),
  from: v.nullable(v.string()),
});
const answered = v.object({
  outcome: v.picklist(["ended", "changed", "taken", "waits"]),
  change: v.optional(change),
});

export type AddressChange = v.InferOutput<typeof change>;
export type Answered = v.InferOutput<typeof answered>;

/** `unknown`: no change that waits has the code of the link; `tooMany`: too many wrong codes came from this network. */
export type Failed =
  | { readonly kind: "unknown" | "failed" }
  | { readonly kind: "tooMany"; readonly minutes: number };
export type Outcome<Value> = { readonly kind: "found"; readonly value: Value } | Failed;

/** Reads what the link of a mail is about; this changes nothing, because mail programs open links to check them. */
export const readChange = (code: string) => post("read", { code }, change);

export const answerChange = (code: string, answer: "yes" | "no") =>
  post("answer", { code, answer }, answered);

async function post<Schema extends v.GenericSchema>(
  act: "read" | "answer",
  body: unknown,
  schema: Schema,
): Promise<Outcome<v.InferOutput<Schema>>> {
  try {
    const response = await plainFetch(`/api/attending-addresses/${act}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return { kind: "found", value: v.parse(schema, await response.json()) };
  } catch (error) {
    if (!(error instanceof HttpError)) return { kind: "failed" };
    if (error.status === 404) return { kind: "unknown" };
    if (error.status !== 429) return { kind: "failed" };
    const { retryAfterSeconds } = errorOfAnswer(getJson(error.body), error.status, error).facts;
    const seconds = typeof retryAfterSeconds === "number" ? retryAfterSeconds : 60;
    return { kind: "tooMany", minutes: Math.max(1, Math.ceil(seconds / 60)) };
  }
}
