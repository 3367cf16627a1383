import { base32, base32Pattern } from "./base32.ts";

export type InviteKind = "group" | "event" | "cloud_modules";

/** The prefixes of the portal's own codes; they are case-sensitive (2.001, X95). */
const prefixes: { readonly [Kind in InviteKind]: string } = {
  group: "grp",
  event: "cerav",
  cloud_modules: "cmrav",
};

/** The kind of a link's `inviteCode`: a group, unless the prefix is that of an event or of cloud modules (2.001). */
export function inviteKind(code: string): InviteKind {
  if (code.startsWith(prefixes.event)) return "event";
  return code.startsWith(prefixes.cloud_modules) ? "cloud_modules" : "group";
}

/** The number of random bytes in a code: 128 bits. */
export const inviteCodeBytes = 16;

/** Makes a code of this kind from random bytes; `inviteKind` recognises the kind from its prefix (X95). */
export function makeInviteCode(kind: InviteKind, random: Uint8Array): string {
  if (random.length !== inviteCodeBytes) throw new RangeError(`not ${inviteCodeBytes} bytes`);
  return prefixes[kind] + base32(random);
}

const forms: { readonly [Kind in InviteKind]: RegExp } = {
  group: makeForm("group"),
  event: makeForm("event"),
  cloud_modules: makeForm("cloud_modules"),
};

function makeForm(kind: InviteKind): RegExp {
  return new RegExp(`^${prefixes[kind]}${base32Pattern(inviteCodeBytes)}$`);
}

/** Whether the portal could have made this code of this kind; otherwise it certainly does not exist. */
export function isInviteCodeOf(kind: InviteKind, text: string): boolean {
  return forms[kind].test(text);
}

/** The page of a personal invitation into a group: it names the recipient and accepts nothing without a press. */
export function personalInvitationLink(origin: string, code: string): string {
  return `${origin}/invitation?code=${encodeURIComponent(code)}`;
}

/** The address that invites to a group, an event or cloud modules (2.019). */
export function inviteLink(origin: string, code: string): string {
  return `${origin}/?inviteCode=${encodeURIComponent(code)}`;
}
