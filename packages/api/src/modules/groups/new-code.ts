import { randomBytes } from "node:crypto";
import { type GroupInviteCode, groupCodeBytes, groupInviteCode } from "@cathedra/domain/groups";

/** A code that nobody can guess. */
export function newGroupInviteCode(): GroupInviteCode {
  return groupInviteCode(randomBytes(groupCodeBytes));
}
