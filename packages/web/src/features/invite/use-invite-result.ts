import { inviteKind } from "@cathedra/domain";
import { acceptCourse, addressOfCourse } from "./accept-course.ts";
import { acceptInvite } from "./accept-invite.ts";
import { courseOutcome } from "./course-outcome.ts";
import { type InviteOutcome, inviteOutcome, sharedByCode } from "./invite-outcome.ts";
import { useCodeInAddress } from "./use-code-in-address.ts";

export type InviteResultState =
  | InviteOutcome
  | { readonly kind: "none" }
  | { readonly kind: "joining"; readonly isGroup: boolean };

const sendInvite = sharedByCode((code) => inviteOutcome(code, acceptInvite(code)));
const sendCourse = sharedByCode((code) => courseOutcome(acceptCourse(code), addressOfCourse));

/** Sends the `inviteCode` of the address once (2.001). */
export function useInviteResult() {
  const { code, state, ...rest } = useCodeInAddress("inviteCode", sendInvite);
  const isGroup = code !== null && inviteKind(code) === "group";
  const shown: InviteResultState = state.kind === "joining" ? { ...state, isGroup } : state;
  return { ...rest, state: shown };
}

/** Sends the `voucherCode` of the address once (2.002). */
export function useCourseVoucherResult() {
  return useCodeInAddress("voucherCode", sendCourse);
}
