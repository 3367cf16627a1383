import { useEffect, useEffectEvent, useState } from "react";
import { leaveStation, sessions, signOut } from "../../auth/auth.ts";
import { readStationSession, type SeenSession } from "../../auth/station-session.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import { useDesktop } from "../desktop/use-desktop.ts";
import { trackPresence } from "./station-presence.ts";

const everyMs = 15_000;
const usualIdleSeconds = 1200;
const signs = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

type Watched = {
  readonly session: SeenSession | undefined;
  readonly isSoonOver: boolean;
  /**
   * Whether the desktop client is lost: nothing proves then that this page is the station's, and the portal refuses its requests.
   */
  readonly isClientLost: boolean;
  /** Answers the question whether the person is still there. */
  readonly stay: () => void;
};

/**
 * Watches a session at a station: whether it has ended at the portal or at the station, and whether someone is using the page.
 */
export function useStationWatch(accessToken: string): Watched {
  const { client, connection } = useDesktop();
  const person = useViewer()?.keycloak_id;
  const [session, setSession] = useState<SeenSession>();
  const [isSoonOver, setSoonOver] = useState(false);
  const [here] = useState(() => trackPresence(() => performance.now()));

  const check = useEffectEvent(async () => {
    // A running exercise counts as presence, even if no one touches the page.
    const run = await client.simulator.current();
    const isOwn = run.ok && run.value !== null && run.value.personId === person;
    if (isOwn && !["done", "failed"].includes(run.value?.state ?? "")) here.note();
    const { isNew, state } = here.look(session?.idleSeconds ?? usualIdleSeconds);
    if (state === "gone") return void signOut();
    setSoonOver(state === "leaving");
    const seen = await readStationSession(accessToken, isNew);
    if (seen?.isOver === true && isStill(accessToken)) leaveStation(seen.by);
    if (seen?.isOver === false) setSession(seen.session);
  });

  useEffect(() => {
    queueMicrotask(() => void check());
    const timer = setInterval(() => void check(), everyMs);
    const note = here.note;
    for (const sign of signs) addEventListener(sign, note, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, note);
    };
  }, [here]);

  // Leaves the page when someone signs in or out at the station itself, because the page then belongs to another person.
  useEffect(
    () =>
      client.stationSession.onSessionChanged((changed) => {
        if (changed?.accessToken !== accessToken) leaveStation(changed === null ? "station" : "next");
      }),
    [client, accessToken],
  );

  const stay = () => {
    here.note();
    setSoonOver(false);
  };
  const isClientLost = connection.state === "lost" || connection.state === "absent";
  return { session, isSoonOver, isClientLost, stay };
}

function isStill(accessToken: string): boolean {
  const state = sessions.get();
  return state.status === "signedIn" && state.session.accessToken === accessToken;
}
