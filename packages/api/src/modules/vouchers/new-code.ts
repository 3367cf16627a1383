import { randomBytes } from "node:crypto";
import { type AccessCode, accessCode, inviteCodeBytes, type VoucherKind } from "@cathedra/domain";

/** A code that nobody can guess (2.001). */
export function newAccessCode(kind: VoucherKind): AccessCode {
  return accessCode(kind, randomBytes(inviteCodeBytes));
}
