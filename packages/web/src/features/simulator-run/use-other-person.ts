import { useEffect, useState } from "react";
import { useViewer } from "../../shell/use-viewer.ts";
import { useDesktop } from "../desktop/use-desktop.ts";

type Person = { readonly id: string; readonly name: string };

/** Who is signed in at the station itself, where that is somebody else than here: what is run is theirs. Null: nobody else. */
export function useOtherPerson(): string | null {
  const { client, connection } = useDesktop();
  const [atStation, setAtStation] = useState<Person | null>(null);
  const viewer = useViewer();
  const isOffered = connection.state === "connected" && connection.features.has("stationSession");
  useEffect(() => {
    if (!isOffered) return undefined;
    let isOver = false;
    const setPersonAtStation = (session: { readonly person: Person } | null) => {
      if (!isOver) setAtStation(session?.person ?? null);
    };
    const forget = client.stationSession.onSessionChanged(setPersonAtStation);
    void client.stationSession
      .current()
      .then((answer) => setPersonAtStation(answer.ok ? answer.value : null));
    return () => {
      isOver = true;
      forget();
    };
  }, [client, isOffered]);
  if (!isOffered || atStation === null || viewer === undefined) return null;
  return atStation.id === viewer.keycloak_id ? null : atStation.name;
}
