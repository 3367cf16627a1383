import { randomBytes } from "node:crypto";
import { inviteCodeBytes } from "@cathedra/domain";
import { type AccessCode, accessCode, type VoucherKind } from "@cathedra/domain/cloud";

/** A code that no one can guess (2.001). */
export function newAccessCode(kind: VoucherKind): AccessCode {
  return accessCode(kind, randomBytes(inviteCodeBytes));
}
