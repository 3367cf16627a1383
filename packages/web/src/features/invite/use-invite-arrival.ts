import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { acceptInvite } from "./accept-invite.ts";
import { type InviteOutcome, inviteOutcome, sharedByCode } from "./invite-outcome.ts";

export type InviteArrivalState = InviteOutcome | { readonly kind: "none" } | { readonly kind: "joining" };

const parameter = "inviteCode";

const sendOnce = sharedByCode((code) => inviteOutcome(acceptInvite(code)));

/**
 * Sends the `inviteCode` of the address once, and takes it out of the address when it has been answered (X94): a reload
 * then finds nothing to send. The navigation also loads the page's data anew.
 */
export function useInviteArrival() {
  const [query, setQuery] = useSearchParams();
  const [state, setState] = useState<InviteArrivalState>({ kind: "none" });
  const [attempt, setAttempt] = useState(0);
  const code = query.get(parameter);

  const start = useEffectEvent((sent: string, _attempt: number) => {
    setState({ kind: "joining" });
    return sendOnce(sent);
  });
  const finish = useEffectEvent((outcome: InviteOutcome) => {
    setState(outcome);
    if (outcome.kind === "joined" || outcome.kind === "refused") setQuery(withoutCode, inPlace);
  });
  useEffect(() => {
    if (code === null) return;
    let isOver = false;
    void start(code, attempt).then((outcome) => {
      if (!isOver) finish(outcome);
    });
    return () => {
      isOver = true;
    };
  }, [code, attempt]);

  const dismiss = () => {
    setState({ kind: "none" });
    if (code !== null) setQuery(withoutCode, inPlace);
  };
  return { state, dismiss, retry: () => setAttempt(attempt + 1) };
}

const inPlace = { replace: true, preventScrollReset: true } as const;

function withoutCode(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(parameter);
  return rest;
}
