import { isObject } from "./allowed-values.ts";
import { scrubAddress, scrubText } from "./scrub.ts";

/** Attributes in a recorded page that contain addresses, accessible names, or content of people. */
const addressAttributes = new Set(["href", "src", "action", "poster", "srcset", "xlink:href", "data-href"]);
/** Keys that render a page, rather than typed text. */
const drawing = new Set([
  "class",
  "rel",
  "type",
  "role",
  "id",
  "style",
  "tagName",
  "rr_width",
  "rr_height",
  "_cssText",
  "d",
  "viewBox",
  "fill",
  "stroke",
]);

/**
 * Removes addresses, names and texts from a recording: the browser has masked texts already, but that is not relied on. `input`
 * is a list of recorded events; words become asterisks, and addresses are scrubbed.
 */
export function sanitizeRecording(input: unknown, key = ""): unknown {
  if (typeof input === "string") return keptWord(key, input);
  if (Array.isArray(input)) return input.map((each) => sanitizeRecording(each, key));
  if (!isObject(input)) return input;
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, sanitizeRecording(value, name)]),
  );
}

const spoken = /^(?:textContent|text|value|title|alt|label|placeholder|content|name|aria-.*|data-.*)$/;

function keptWord(key: string, text: string): string {
  if (addressAttributes.has(key)) return text.startsWith("data:") ? "data:," : scrubAddress(text);
  if (spoken.test(key)) return text.replace(/[^\s*]/gu, "*");
  if (drawing.has(key)) return text;
  // Names of events and points in time are short, so a longer text may be a person's and is replaced.
  return text.length > 200 ? "…" : scrubText(text);
}
