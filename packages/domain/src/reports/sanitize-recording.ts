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
 * Removes addresses, names and texts from a recording: the browser has masked texts already, but that is not relied on. `given`
 * is a list of recorded events; words become asterisks, and addresses are scrubbed.
 */
export function sanitizeRecording(given: unknown, key = ""): unknown {
  if (typeof given === "string") return keptWord(key, given);
  if (Array.isArray(given)) return given.map((each) => sanitizeRecording(each, key));
  if (!isObject(given)) return given;
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, sanitizeRecording(value, name)]),
  );
}

const spoken = /^(?:textContent|text|value|title|alt|label|placeholder|content|name|aria-.*|data-.*)$/;

function keptWord(key: string, given: string): string {
  if (addressAttributes.has(key)) return given.startsWith("data:") ? "data:," : scrubAddress(given);
  if (spoken.test(key)) return given.replace(/[^\s*]/gu, "*");
  if (drawing.has(key)) return given;
  // Names of kinds and of times are short.
  return given.length > 200 ? "…" : scrubText(given);
}
