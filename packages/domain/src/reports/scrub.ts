import { knownPathSegments } from "./known-path-segments.ts";
import { reportLimits } from "./limits.ts";
import { scrubNames } from "./scrub-names.ts";

/** The placeholder for removed parts. */
const id = ":id";

/** An address without ids, codes, names, query and fragment. Of a foreign address only its origin is left. */
export function scrubAddress(address: string): string {
  const { origin, path } = getParts(address);
  const isFileOfBuild = /^\/assets\/(?:workers\/)?[\w.-]+\.(?:js|css|woff2)$/.test(path);
  const segments = path
    .split("/")
    .map((segment) => (segment === "" || knownPathSegments.has(segment) ? segment : id));
  return origin + (isFileOfBuild ? path : segments.join("/"));
}

/** Reduces an address of the portal to its scrubbed path, without origin and query. */
export function scrubPath(address: string): string {
  return scrubAddress(getParts(address).path);
}

function getParts(address: string): { readonly origin: string; readonly path: string } {
  const [, origin = "", rest = ""] = /^([a-z][a-z0-9+.-]*:\/\/[^/?#\s]*)?([^?#]*)/i.exec(address) ?? [];
  // A user name and password may precede the host in an address.
  return { origin: origin.replace(/\/\/[^@]*@/, "//"), path: rest.slice(0, 2_000) };
}

// Every part of the patterns is bounded, so that no text can make matching slow.
const address = /\b[a-z][a-z0-9+.-]{0,20}:\/\/[^\s"'`<>()]{1,1000}/gi;
const path = /(?<![\w/:.])\/[A-Za-z0-9][^\s"'`<>(),;:]{0,1000}/g;
const mailAddress = /[^\s"'`<>()[\]:;,=@]{1,64}@[^\s"'`<>()[\]:;,=@]{1,200}/g;
const quoted = /"[^"\n]{0,500}"|'[^'\n]{0,500}'|`[^`\n]{0,500}`|“[^”\n]{0,500}”|‘[^’\n]{0,500}’/g;
/** Tokens, ids and codes are longer than words, or are letters and digits together. */
const token =
  /[A-Za-z0-9_+=-]{0,100}(?:[A-Za-z][0-9]|[0-9][A-Za-z])[A-Za-z0-9_+=-]{0,1000}|[A-Za-z0-9_-]{40,1000}|\d{5,1000}/g;
const words = new Set(["utf8", "h264", "es2022", "base64", "http2", "vistcases2"]);

/** Removes quoted input, addresses, names of people, tokens, ids and codes from the message of a program. */
export function scrubText(text: string): string {
  const scrubbed = getBeginning(text)
    .replace(address, (found) => scrubAddress(found))
    .replace(mailAddress, "[address]")
    .replace(quoted, (found) => `${found[0]}…${found.at(-1)}`)
    .replace(path, (found) => scrubAddress(found))
    .replace(token, (found) => (isHarmless(found) ? found : "[code]"));
  return scrubNames(scrubbed).slice(0, reportLimits.textLength);
}

/** Longer texts are cut before they are scrubbed, and not within a word, whose cut half would not be recognised. */
function getBeginning(text: string): string {
  const most = 2 * reportLimits.textLength;
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return cut.slice(0, Math.max(cut.lastIndexOf(" "), 0));
}

function isHarmless(found: string): boolean {
  return found.length < 4 || words.has(found.toLowerCase());
}
