/**
 * The prefix of session tokens of stations, which tells them from tokens of the identity service. 256 random bits follow, in
 * base64url.
 */
export const sessionTokenPrefix = "cathedra-station.";

export function isSessionToken(text: string): boolean {
  return text.startsWith(sessionTokenPrefix);
}

/** Reads the token of a session; undefined if the text is not such a token, even if it begins like one. */
export function readSessionToken(text: string): string | undefined {
  return /^cathedra-station\.[A-Za-z0-9_-]{43}$/.test(text) ? text : undefined;
}

/** Reads the payload of a code: 128 random bits, in base64url. Undefined if the text does not have this form. */
export function readPayload(text: string): string | undefined {
  return /^[A-Za-z0-9_-]{22}$/.test(text) ? text : undefined;
}
