import { base32, base32Pattern } from "../base32.ts";
import type { Branded } from "../branded.ts";
import { inviteCodeBytes } from "../invite-code.ts";

/** The code of a course voucher, in its right form; whether a voucher has it is another question. */
export type CourseVoucherCode = Branded<string, "CourseVoucherCode">;

/** None of the prefixes of an `inviteCode` (2.001), because this code is sent as `voucherCode`. */
const prefix = "crsv";
const form = new RegExp(`^${prefix}${base32Pattern(inviteCodeBytes)}$`);

/** The code that these random bytes make: 128 bits. */
export function courseVoucherCode(random: Uint8Array): CourseVoucherCode {
  if (random.length !== inviteCodeBytes) throw new RangeError(`not ${inviteCodeBytes} bytes`);
  return (prefix + base32(random)) as CourseVoucherCode;
}

/** Reads the code of a course voucher; undefined if the portal cannot have made it. */
export function parseCourseVoucherCode(text: string): CourseVoucherCode | undefined {
  return form.test(text) ? (text as CourseVoucherCode) : undefined;
}

/** The address that gives a course (2.019). */
export function courseVoucherLink(origin: string, code: string): string {
  return `${origin}/?voucherCode=${encodeURIComponent(code)}`;
}
