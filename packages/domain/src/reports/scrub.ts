import { knownSegments } from "./known-segments.ts";
import { reportLimits } from "./limits.ts";

/** In the place of what is left out. */
const id = ":id";

/**
 * What may be said of an address: where it leads, without ids, codes and names, without its query and its fragment. Of an
 * address elsewhere its origin alone.
 */
export function scrubAddress(address: string): string {
  const { origin, path } = partsOf(address);
  const isFileOfBuild = /^\/assets\/(?:workers\/)?[\w.-]+\.(?:js|css|woff2)$/.test(path);
  const segments = path
    .split("/")
    .map((segment) => (segment === "" || knownSegments.has(segment) ? segment : id));
  return origin + (isFileOfBuild ? path : segments.join("/"));
}

/** The path alone of an address of the portal. */
export function scrubPath(address: string): string {
  return scrubAddress(partsOf(address).path);
}

function partsOf(address: string): { readonly origin: string; readonly path: string } {
  const [, origin = "", rest = ""] = /^([a-z][a-z0-9+.-]*:\/\/[^/?#\s]*)?([^?#]*)/i.exec(address) ?? [];
  // What stands before the host is somebody's name and password.
  return { origin: origin.replace(/\/\/[^@]*@/, "//"), path: rest.slice(0, 2_000) };
}

const address = /\b[a-z][a-z0-9+.-]*:\/\/[^\s"'`<>()]+/gi;
const path = /(?<![\w/:.])\/[A-Za-z0-9][^\s"'`<>(),;:]*/g;
const mailAddress = /[^\s"'`<>()[\]:;,=]+@[^\s"'`<>()[\]:;,=]+\.[A-Za-z]{2,}/g;
const quoted = /"[^"\n]*"|'[^'\n]*'|`[^`\n]*`|“[^”\n]*”|‘[^’\n]*’/g;
/** Tokens, ids and codes are longer than words, or are letters and digits together. */
const token = /[A-Za-z0-9_+=-]*(?:[A-Za-z][0-9]|[0-9][A-Za-z])[A-Za-z0-9_+=-]*|[A-Za-z0-9_-]{40,}|\d{5,}/g;
const words = new Set(["utf8", "h264", "es2022", "base64", "mp4", "x64", "http2", "s3", "ml2", "vistcases2"]);

/**
 * What may be said of a text that a program made: neither what somebody typed (which programs repeat in quotes) nor addresses
 * of people, tokens, ids or codes.
 */
export function scrubText(text: string): string {
  return text
    .slice(0, 20 * reportLimits.textLength)
    .replace(address, (found) => scrubAddress(found))
    .replace(mailAddress, "[address]")
    .replace(quoted, (found) => `${found[0]}…${found.at(-1)}`)
    .replace(path, (found) => scrubAddress(found))
    .replace(token, (found) => (isHarmless(found) ? found : "[code]"))
    .slice(0, reportLimits.textLength);
}

function isHarmless(found: string): boolean {
  return found.length < 4 || words.has(found.toLowerCase());
}
