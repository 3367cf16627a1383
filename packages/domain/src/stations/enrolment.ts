import { base32, base32Pattern } from "../base32.ts";

/** The token with which a station gets its key: made for one station, valid once and for a short time. */
export const enrolment = {
  /** The number of random bytes in a token: 128 bits. */
  tokenBytes: 16,
  /** The lifetime of an enrolment token in milliseconds, which is long enough to walk to the station with it. */
  lifeMs: 60 * 60_000,
  /** The number of wrong tokens accepted from one address in ten minutes, which leaves room for typing errors. */
  wrongTokens: 10,
} as const;

/** The token from these random bytes, in groups of four characters, because a person may have to type it. */
export function enrolmentToken(random: Uint8Array): string {
  if (random.length !== enrolment.tokenBytes) throw new RangeError(`not ${enrolment.tokenBytes} bytes`);
  return base32(random).replace(/(.{4})(?=.)/g, "$1-");
}

const form = new RegExp(`^${base32Pattern(enrolment.tokenBytes)}$`);

/**
 * Normalises a typed token: without separators, in lower case, and with the digits that the letters O, I and L stand for.
 * Undefined if the portal cannot have made it.
 */
export function readEnrolmentToken(text: string): string | undefined {
  const plain = text.toLowerCase().replace(/[\s-]/g, "").replace(/o/g, "0").replace(/[il]/g, "1");
  return form.test(plain) ? plain : undefined;
}
