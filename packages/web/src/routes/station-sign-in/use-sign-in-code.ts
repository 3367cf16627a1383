import type { DesktopClient, StationSession } from "@cathedra/qt-bridge";
import { useEffect, useEffectEvent, useState } from "react";
import { readStationSession } from "../../auth/station-session.ts";
import { type CodeState, failed, secondsLeft, shown } from "./code-state.ts";

/** A placeholder for the hash of a token; no token has this hash. */
const anyHash = "A".repeat(43);
const anyRequest = { tokenHash: anyHash, method: "GET", target: "/api/station-session", bodyHash: anyHash };

/**
 * The station's code while its page is visible: a new one when it expires, and none while the page is hidden. The session that
 * results from it is passed to `onSession`.
 */
export function useSignInCode(
  { stationSession }: DesktopClient,
  onSession: (session: StationSession) => void,
): { readonly state: CodeState; readonly again: () => void } {
  const [state, setState] = useState<CodeState>({ kind: "asking" });
  const [round, setRound] = useState(0);

  const begin = useEffectEvent(async () => {
    setState({ kind: "asking" });
    // A session is useless without the station's proofs, which an older client cannot make, so no code is shown there.
    const proof = await stationSession.proveRequest(anyRequest);
    if (!proof.ok && proof.error.code === "NOT_OFFERED") return setState({ kind: "failed", why: "outdated" });
    const answer = await stationSession.begin();
    setState(answer.ok ? shown(answer.value, performance.now()) : failed(answer.error));
  });
  const signInWith = useEffectEvent(async (session: StationSession) => {
    setState({ kind: "approved" });
    const seen = await readStationSession(session.accessToken);
    if (seen?.isOver === false) return onSession(session);
    // Either the station still has a session that the portal has ended, or the portal does not answer.
    if (seen === undefined) return setState({ kind: "failed", why: "offline" });
    await stationSession.signOut();
    await begin();
  });
  const arrive = useEffectEvent(async () => {
    const current = await stationSession.current();
    if (current.ok && current.value !== null) await signInWith(current.value);
    else if (!document.hidden) await begin();
  });

  useEffect(() => {
    // The value only restarts the effect with each round.
    void round;
    queueMicrotask(() => void arrive());
    const stopSession = stationSession.onSessionChanged((session) => {
      if (session !== null) void signInWith(session);
    });
    const stopCode = stationSession.onSignInChanged(({ state: is, error }) => {
      if (is === "approved") setState({ kind: "approved" });
      if (is === "denied") setState({ kind: "denied" });
      if (is === "expired" && !document.hidden) void begin();
      if (is === "failed") setState(failed({ code: error?.code ?? "INTERNAL" }));
    });
    const see = () => void (document.hidden ? stationSession.cancel() : arrive());
    document.addEventListener("visibilitychange", see);
    return () => {
      stopSession();
      stopCode();
      document.removeEventListener("visibilitychange", see);
      void stationSession.cancel();
    };
  }, [stationSession, round]);

  // The station's code has expired, although the station did not report that.
  const until = state.kind === "shown" ? state.until : undefined;
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setTimeout(
      () => {
        if (!document.hidden) void begin();
      },
      Math.max(0, until - performance.now()) + 500,
    );
    return () => clearTimeout(timer);
  }, [until]);

  return { state, again: () => setRound(round + 1) };
}

/** The number of seconds for which a code is still valid, updated each second. */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsLeft(until, performance.now()));
  useEffect(() => {
    const tick = () => setLeft(secondsLeft(until, performance.now()));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
