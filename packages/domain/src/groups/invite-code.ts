import type { Branded } from "../brand.ts";

/** The code of a group's invitation, in its right form; whether a group has it is another question. */
export type GroupInviteCode = Branded<string, "GroupInviteCode">;

export type InviteKind = "group" | "event" | "cloudModules";

/** What a link's `inviteCode` is for; the case of its letters counts (2.001, X95). */
export function inviteKind(code: string): InviteKind {
  if (code.startsWith("cerav")) return "event";
  return code.startsWith("cmrav") ? "cloudModules" : "group";
}

/** How many random bytes a group's code is made of: 128 bits. */
export const groupCodeBytes = 16;

const prefix = "grp";
/** Crockford's base 32: no letter that is mistaken for a digit, nothing at which a double click stops. */
const digits = "0123456789abcdefghjkmnpqrstvwxyz";
const form = new RegExp(`^${prefix}[${digits}]{${Math.ceil((groupCodeBytes * 8) / 5)}}$`);

/** The code that these random bytes make; never one of an event or of cloud modules, because of its prefix (X95). */
export function groupInviteCode(random: Uint8Array): GroupInviteCode {
  if (random.length !== groupCodeBytes) throw new RangeError(`not ${groupCodeBytes} bytes`);
  let text = prefix;
  let bits = 0;
  let held = 0;
  for (const byte of random) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += digits[(held >> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return (text + digits[(held << (5 - bits)) & 31]) as GroupInviteCode;
}

/** The code in its right form, or undefined: then it is certainly nobody's. */
export function parseGroupInviteCode(text: string): GroupInviteCode | undefined {
  return inviteKind(text) === "group" && form.test(text) ? (text as GroupInviteCode) : undefined;
}

/** The address that invites to a group, an event or cloud modules (2.019). */
export function inviteLink(origin: string, code: string): string {
  return `${origin}/?inviteCode=${encodeURIComponent(code)}`;
}
