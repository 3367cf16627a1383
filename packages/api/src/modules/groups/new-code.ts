import { createHash, randomBytes } from "node:crypto";
import { type GroupInviteCode, groupCodeBytes, groupInviteCode } from "@cathedra/domain/groups";

/** A random code that cannot be guessed. */
export function newGroupInviteCode(): GroupInviteCode {
  return groupInviteCode(randomBytes(groupCodeBytes));
}

/** Personal codes are stored as hashes. */
export function personalCodeHash(code: GroupInviteCode): string {
  return createHash("sha256").update(code).digest("hex");
}
