import { stationPageTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Inline } from "@cathedra/ui-kit/Inline";
import { useState } from "react";
import { leaveBySignOut } from "../../shell/leave-by-sign-out.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import { useStationWatch } from "./use-station-watch.ts";

/**
 * Shows on every page that this is a session at a shared station, with a button to end it. If the session ends elsewhere (by
 * the portal, the next scan or inactivity), it leaves the page at once.
 */
export function StationBar({ accessToken }: { readonly accessToken: string }) {
  const { session, isSoonOver, isClientLost, stay } = useStationWatch(accessToken);
  const [isLeaving, setLeaving] = useState(false);
  const viewer = useViewer();
  const leave = async () => {
    setLeaving(true);
    await leaveBySignOut(viewer?.keycloak_id);
    setLeaving(false);
  };
  const title = stationPageTexts.signedIn(session?.station.name ?? "this simulator");
  return (
    <Banner
      tone={isSoonOver || isClientLost ? "warning" : "info"}
      title={session === undefined ? title : `${title} · ${session.person.name}`}
      isSilent={!isSoonOver && !isClientLost}
      action={
        <Inline gap={2}>
          {isSoonOver && (
            <Button size="small" variant="primary" onPress={stay}>
              {stationPageTexts.stay}
            </Button>
          )}
          <Button size="small" onPress={() => void leave()} isPending={isLeaving}>
            {stationPageTexts.signOut}
          </Button>
        </Inline>
      }
    >
      {getText(isSoonOver, isClientLost)}
    </Banner>
  );
}

function getText(isSoonOver: boolean, isClientLost: boolean): string {
  if (isClientLost) return stationPageTexts.clientLost;
  return isSoonOver ? stationPageTexts.soonOver : stationPageTexts.others;
}
