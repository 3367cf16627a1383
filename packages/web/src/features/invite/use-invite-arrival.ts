import { inviteKind } from "@cathedra/domain";
import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { acceptInvite } from "./accept-invite.ts";
import { type InviteOutcome, inviteOutcome, sharedByCode } from "./invite-outcome.ts";

export type InviteArrivalState =
  | InviteOutcome
  | { readonly kind: "none" }
  | { readonly kind: "joining"; readonly isGroup: boolean };

type Answered = {
  readonly code: string | null;
  readonly attempt: number;
  readonly state: InviteArrivalState;
};

const parameter = "inviteCode";
const courseParameter = "voucherCode";

const sendOnce = sharedByCode((code) => inviteOutcome(code, acceptInvite(code)));

/**
 * Sends the `inviteCode` of the address once, and takes it out of the address when it has been answered (X94): a reload
 * then finds nothing to send. The navigation also loads the page's data anew.
 */
export function useInviteArrival() {
  const [query, setQuery] = useSearchParams();
  const code = query.get(parameter);
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<Answered>({ code: null, attempt, state: { kind: "none" } });
  const isUnderWay = code !== null && (answered.code !== code || answered.attempt !== attempt);

  const finish = useEffectEvent((sent: Omit<Answered, "state">, state: InviteOutcome) => {
    setAnswered({ ...sent, state });
    if (state.kind !== "unanswered" && state.kind !== "signedOut") setQuery(withoutCode, inPlace);
  });
  useEffect(() => {
    if (code === null) return;
    let isOver = false;
    void sendOnce(code).then((outcome) => {
      if (!isOver) finish({ code, attempt }, outcome);
    });
    return () => {
      isOver = true;
    };
  }, [code, attempt]);

  const dismiss = () => {
    setAnswered({ ...answered, state: { kind: "none" } });
    if (code !== null) setQuery(withoutCode, inPlace);
  };
  const state: InviteArrivalState = isUnderWay
    ? { kind: "joining", isGroup: inviteKind(code) === "group" }
    : answered.state;
  return { state, dismiss, retry: () => setAttempt(attempt + 1) };
}

/** The `voucherCode` of the address is left as it is, until whoever was told has put the banner away (2.002). */
export function useCourseVoucherArrival() {
  const [query, setQuery] = useSearchParams();
  return {
    hasCode: query.has(courseParameter),
    dismiss: () => setQuery((given) => without(given, courseParameter), inPlace),
  };
}

const inPlace = { replace: true, preventScrollReset: true } as const;

function withoutCode(query: URLSearchParams): URLSearchParams {
  return without(query, parameter);
}

function without(query: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(name);
  return rest;
}
