/** Thrown for a key that the server never makes. */
export class InvalidObjectKeyError extends Error {
  constructor() {
    super("not an object key");
    this.name = "InvalidObjectKeyError";
  }
}

const segment = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/;

/**
 * Whether a text is a key that the server makes: plain ASCII segments such as `uploads/0f3a/scan.zip`. Leading dots of a segment,
 * `..`, backslashes, percent signs, NUL and everything else are refused, so that a key cannot become another path.
 */
export function isObjectKey(key: string): boolean {
  return key.length > 0 && key.length <= 512 && key.split("/").every(isSegment);
}

/** Whether a text is a prefix of keys: the beginning of a key that ends with a whole segment, or nothing. */
function isObjectPrefix(prefix: string): boolean {
  return prefix === "" || (prefix.endsWith("/") && isObjectKey(prefix.slice(0, -1)));
}

export function checkKey(key: string): string {
  if (!isObjectKey(key)) throw new InvalidObjectKeyError();
  return key;
}

export function checkPrefix(prefix: string): string {
  if (!isObjectPrefix(prefix)) throw new InvalidObjectKeyError();
  return prefix;
}

function isSegment(text: string): boolean {
  return text.length <= 200 && segment.test(text) && !text.endsWith(".");
}
