import { inviteKind } from "@cathedra/domain";
import { archivedVoucher, voucherRefusalText } from "@cathedra/domain/messages";
import { SessionExpiredError } from "../../auth/tokens.ts";
import { browserFormat } from "../../format/dates.ts";
import { ApiError } from "../../relay/errors.ts";
import type { Accepted } from "./accept-invite.ts";

/** The result of accepting an invitation. */
export type InviteOutcome =
  | Accepted
  /** The person organizes the event that the link invites to. */
  | { readonly kind: "organizes" }
  | {
      readonly kind: "refused";
      readonly text: string;
      readonly detail?: string;
      /** The group or voucher that the person already has. */
      readonly has?: "event" | "cloud_modules" | "group";
    }
  /** No answer came, so the code may be sent again. */
  | { readonly kind: "unanswered" }
  /** The session has expired: the person signs in again, and returns to the same address. */
  | { readonly kind: "signedOut" };

const isHad: ReadonlySet<string> = new Set(["VOUCHER_ALREADY_USED", "GROUP_JOIN_ONCE"]);

/** The message for the code in a link, by its error if there is one (2.007-2.013). */
export async function inviteOutcome(code: string, answer: Promise<Accepted>): Promise<InviteOutcome> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof SessionExpiredError) return { kind: "signedOut" };
    if (!(error instanceof ApiError)) return { kind: "unanswered" };
    const voucher = inviteKind(code);
    if (error.code === "VOUCHER_ALREADY_USED" && error.facts.isArchived === true && voucher !== "group")
      return { kind: "refused", text: getText(error), detail: archivedVoucher[voucher] };
    if (error.code === "VOUCHER_ALREADY_USED" && error.facts.isOrganizer === true)
      return { kind: "organizes" };
    // The error names the person whom the invitation is for.
    if (error.code === "INVITATION_FOR_ANOTHER") return { kind: "refused", text: error.message };
    const text = getText(error);
    // The only temporary refusal names the time of the next attempt.
    return error.code === "RATE_LIMITED"
      ? { kind: "refused", text, detail: error.message }
      : { kind: "refused", text, ...(isHad.has(error.code) && { has: voucher }) };
  }
}

function getText({ code, facts }: ApiError): string {
  return voucherRefusalText(code, facts.validTo, browserFormat());
}

/** Concurrent calls with the same code share one request: a page that is rendered twice sends it once. */
export function sharedByCode<T>(send: (code: string) => Promise<T>): (code: string) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (code) => {
    const known = running.get(code);
    if (known !== undefined) return known;
    const outcome = send(code).finally(() => running.delete(code));
    running.set(code, outcome);
    return outcome;
  };
}
