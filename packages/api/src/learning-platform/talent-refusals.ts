import * as v from "valibot";
import { PlatformError, type PlatformItem } from "../ports/learning-platform.ts";
import type { Answer } from "./read-bounded-response.ts";

const maxLength = 160;

/** Possible addresses of people and machines, links and paths: words with `@`, `://`, or a dot or slash between characters. */
const isAddress = (word: string): boolean => /@|:\/\/|[\w-][./\\:][\w-]/.test(word);

/** Keys and tokens: a word of letters and digits mixed, or a long run of either. */
const isSecret = (word: string): boolean =>
  /^(?=.*\d)(?=.*[a-z]).{8,}$/i.test(word) || /[a-z0-9+/=_-]{24,}/i.test(word) || /\d{6,}/.test(word);

/** Matches words that a secret may follow, which is then removed from the message. */
const secretFollows = /\b(key|token|secret|password|passwd|pwd|authorization|bearer|basic)\b.+/i;

/** The body of a refusal; the platform sends it both with and without a wrapper. */
const refusalBody = v.object({ type: v.optional(v.string()), message: v.string() });
const wrapped = v.object({
  error: v.union([
    refusalBody,
    v.pipe(
      v.string(),
      v.transform((message) => ({ message })),
    ),
  ]),
});

/** The interface has no error codes, so its messages have to be matched. */
const alreadyThere = /already (enrolled|a member)/i;
const notThere = /\bnot (enrolled|a member)/i;
const alreadyTaken = /already exists/i;
const noSuch = /requested (user|course|branch|group|category|unit)\b.*does not exist/i;
const tooOften = /rate.?limit|too many|limit (has been )?(exceeded|reached)|quota/i;

const things: Readonly<Record<string, PlatformItem>> = {
  user: "person",
  course: "course",
  branch: "space",
  unit: "unit",
};

/** A refusal by the interface, with its meaning beside the reason. */
export class TalentRefusal extends PlatformError {
  override readonly name = "PlatformError";
  /** Set if the refusal means that the requested state already exists. */
  readonly isDone: "alreadyThere" | "notThere" | "alreadyTaken" | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(
    reason: PlatformError["reason"],
    text: string,
    facts: {
      readonly isDone?: TalentRefusal["isDone"];
      readonly missing?: PlatformItem | undefined;
      readonly retryAfterMs?: number | undefined;
      readonly isOutcomeUnknown?: boolean;
    } = {},
  ) {
    super(reason, text, facts);
    this.isDone = facts.isDone;
    this.retryAfterMs = facts.retryAfterMs;
  }
}

/** The refusal in an answer; undefined if the answer can be read. `json` is its body, undefined if it is not JSON. */
export function toRefusal(name: string, answer: Answer, json: unknown): TalentRefusal | undefined {
  const { status, retryAfterMs } = answer;
  const message = getMessage(json, status);
  if (status < 400 && message === undefined) {
    if (status >= 200 && status < 300 && json !== undefined) return undefined;
    return new TalentRefusal("unreadable", `${name}: answered ${status} with something that is no JSON`, {
      isOutcomeUnknown: true,
    });
  }
  const text = `${name}: answered ${status}${message === undefined ? "" : `, ${redactForLog(message)}`}`;
  const words = message ?? "";
  if (status === 429 || tooOften.test(words)) return new TalentRefusal("busy", text, { retryAfterMs });
  if (status === 401 || status === 403) return new TalentRefusal("refused", text);
  if (alreadyThere.test(words)) return new TalentRefusal("rejected", text, { isDone: "alreadyThere" });
  if (notThere.test(words)) return new TalentRefusal("rejected", text, { isDone: "notThere" });
  if (alreadyTaken.test(words)) return new TalentRefusal("rejected", text, { isDone: "alreadyTaken" });
  const missing = noSuch.exec(words)?.[1]?.toLowerCase();
  if (missing !== undefined) return new TalentRefusal("unknown", text, { missing: things[missing] });
  // Statuses 502 and 504 come from a gateway, which does not know whether the call was carried out.
  const isOutcomeUnknown = status === 502 || status === 504;
  if (status >= 500) return new TalentRefusal("away", text, { retryAfterMs, isOutcomeUnknown });
  return new TalentRefusal(status === 404 && message !== undefined ? "unknown" : "rejected", text);
}

/** The message of a refusal; undefined for a success, because a successful reset also answers with only `{message}`. */
function getMessage(json: unknown, status: number): string | undefined {
  const inWrapper = v.safeParse(wrapped, json);
  if (inWrapper.success) return inWrapper.output.error.message;
  const bare = v.safeParse(refusalBody, json);
  return bare.success && (status >= 400 || bare.output.type !== undefined) ? bare.output.message : undefined;
}

/**
 * A sentence of the platform in a form that may be logged: one line of limited length, without anything that could be an
 * address, a link or a secret.
 */
function redactForLog(text: string): string {
  const words = text
    .slice(0, 1000)
    .replace(/[\p{C}\p{Z}\s]+/gu, " ")
    .replace(secretFollows, "$1 [redacted]")
    .trim()
    .split(" ")
    .map((word) => {
      if (isAddress(word)) return "[address]";
      return isSecret(word) ? "[redacted]" : word;
    })
    .join(" ");
  return words.length <= maxLength ? words : `${words.slice(0, maxLength - 1)}…`;
}
