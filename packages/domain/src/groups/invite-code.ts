import type { Branded } from "../branded.ts";
import { inviteCodeBytes, isInviteCodeOf, makeInviteCode } from "../invite-code.ts";

/** The code of a group's invitation, in its right form; whether a group has it is another question. */
export type GroupInviteCode = Branded<string, "GroupInviteCode">;

/** The number of random bytes in a group's code. */
export const groupCodeBytes = inviteCodeBytes;

/** The code that these random bytes make; never one of an event or of cloud modules, because of its prefix (X95). */
export function groupInviteCode(random: Uint8Array): GroupInviteCode {
  return makeInviteCode("group", random) as GroupInviteCode;
}

/** Reads a group's code; undefined if the portal cannot have made it. */
export function parseGroupInviteCode(text: string): GroupInviteCode | undefined {
  return isInviteCodeOf("group", text) ? (text as GroupInviteCode) : undefined;
}
