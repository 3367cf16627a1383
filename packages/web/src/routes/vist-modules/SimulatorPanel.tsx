import { simulatorTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { RotateCcw } from "@cathedra/ui-kit/Icon";
import { useEffect, useState } from "react";
import { useDesktop } from "../../features/desktop/use-desktop.ts";
import { RunPanel } from "../../features/simulator-run/RunPanel.tsx";
import { useSimulatorStatus } from "../../features/simulator-run/use-simulator-status.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import * as css from "./VistModules.css.ts";

/** The state of the simulator, shown above the list: its run, its connection, and the person whose results it records. */
export function SimulatorPanel({ isAboutExercise = true }: { readonly isAboutExercise?: boolean }) {
  const other = useOtherPerson();
  return (
    <div className={css.atSimulator}>
      <RunPanel />
      <SimulatorNotice isAboutExercise={isAboutExercise} />
      {other !== null && <Banner tone="warning">{simulatorTexts.otherPerson(other)}</Banner>}
    </div>
  );
}

type Person = { readonly id: string; readonly name: string };

/**
 * The person who is signed in at the station, if it is not the viewer: runs belong to them. Null if it is the viewer or no one.
 */
function useOtherPerson(): string | null {
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

type SimulatorNoticeProps = {
  /** Whether the page shows exercises, which an ordinary browser cannot run. */
  readonly isAboutExercise: boolean;
};

/**
 * Explains why nothing can be started from this browser, and what the person can do; nothing if a simulator is ready
 * (12.015-12.017).
 */
function SimulatorNotice({ isAboutExercise }: SimulatorNoticeProps) {
  const simulatorStatus = useSimulatorStatus();
  const { client } = useDesktop();
  switch (simulatorStatus) {
    case "ready":
      return null;
    case "connecting":
      return <Banner>{simulatorTexts.connecting}</Banner>;
    case "elsewhere":
      return isAboutExercise ? <Banner>{simulatorTexts.needsSimulator}</Banner> : null;
    case "noSimulator":
      return (
        <Banner tone="warning" title={simulatorTexts.notConnected}>
          {simulatorTexts.noSimulatorThere}
        </Banner>
      );
    case "unsupported":
      return (
        <Banner tone="warning" title={simulatorTexts.notConnected}>
          {simulatorTexts.unsupportedClient}
        </Banner>
      );
    case "outdated":
      return (
        <Banner tone="warning" title={simulatorTexts.notConnected}>
          {simulatorTexts.outdatedClient}
        </Banner>
      );
    case "noBridge":
      return (
        <Banner
          tone="warning"
          title={simulatorTexts.notConnectedToQt}
          action={
            <Button size="small" icon={RotateCcw} onPress={() => client.reconnect()}>
              Try again
            </Button>
          }
        >
          {simulatorTexts.howToConnect}
        </Banner>
      );
  }
}
