import type { Branded } from "../../branded.ts";
import { inviteKind, isInviteCodeOf, makeInviteCode } from "../../invite-code.ts";
import type { VoucherKind } from "./lifecycle.ts";

/** The code of an event (`cerav…`) or of cloud modules (`cmrav…`), in its right form (2.001). */
export type AccessCode = Branded<string, "AccessCode">;

/** The code that these random bytes make: 128 bits after the prefix of its kind (2.001). */
export function accessCode(kind: VoucherKind, random: Uint8Array): AccessCode {
  return makeInviteCode(kind, random) as AccessCode;
}

/** The code in its right form, with its kind; undefined if the portal cannot have made it. */
export function parseAccessCode(
  text: string,
): { readonly kind: VoucherKind; readonly code: AccessCode } | undefined {
  const kind = inviteKind(text);
  if (kind === "group" || !isInviteCodeOf(kind, text)) return undefined;
  return { kind, code: text as AccessCode };
}
