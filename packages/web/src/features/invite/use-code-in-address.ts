import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";

type Waiting = { readonly kind: "none" } | { readonly kind: "joining" };
type Over = { readonly kind: string };

type Answered<Outcome> = {
  readonly code: string | null;
  readonly attempt: number;
  readonly state: Outcome | { readonly kind: "none" };
};

/**
 * Outcomes after which the code stays in the address, because it may be sent again: there was no answer, or the person has to
 * sign in first.
 */
const isOpen: ReadonlySet<string> = new Set(["unanswered", "signedOut"]);

/**
 * Sends the code in the given parameter of the address once, and removes it from the address when it has been answered (X94),
 * so that a reload sends nothing. The navigation also refetches the page's data.
 */
export function useCodeInAddress<Outcome extends Over>(
  parameter: string,
  send: (code: string) => Promise<Outcome>,
): {
  readonly code: string | null;
  readonly state: Outcome | Waiting;
  readonly dismiss: () => void;
  readonly retry: () => void;
} {
  const [query, setQuery] = useSearchParams();
  const code = query.get(parameter);
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<Answered<Outcome>>({
    code: null,
    attempt,
    state: { kind: "none" },
  });
  const isUnderWay = code !== null && (answered.code !== code || answered.attempt !== attempt);
  const withoutCode = (search: URLSearchParams) => without(search, parameter);

  const ask = useEffectEvent(send);
  const finish = useEffectEvent((sent: Omit<Answered<Outcome>, "state">, state: Outcome) => {
    setAnswered({ ...sent, state });
    if (!isOpen.has(state.kind)) setQuery(withoutCode, inPlace);
  });
  useEffect(() => {
    if (code === null) return;
    let isOver = false;
    void ask(code).then((outcome) => {
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
  const state = isUnderWay ? ({ kind: "joining" } as const) : answered.state;
  return { code, state, dismiss, retry: () => setAttempt(attempt + 1) };
}

const inPlace = { replace: true, preventScrollReset: true } as const;

function without(query: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(name);
  return rest;
}
