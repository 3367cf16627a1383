import * as v from "valibot";
import { messageType } from "../wire-messages.ts";

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const signal = { object: v.string(), signal: whole };

/** The messages of a page in the format of QWebChannel. */
const pageMessage = v.variant("type", [
  v.object({ type: v.literal(messageType.init), id: whole }),
  v.object({ type: v.literal(messageType.idle) }),
  v.object({
    type: v.literal(messageType.invokeMethod),
    id: whole,
    object: v.string(),
    method: v.union([whole, v.string()]),
    args: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(10)), []),
  }),
  v.object({ type: v.literal(messageType.connectToSignal), ...signal }),
  v.object({ type: v.literal(messageType.disconnectFromSignal), ...signal }),
]);

export type PageMessage = v.InferOutput<typeof pageMessage>;

/** Parses a message of a page; undefined if it is invalid, which Qt does not answer either. */
export function parsePageMessage(text: string): PageMessage | undefined {
  try {
    const parsed = v.safeParse(pageMessage, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
