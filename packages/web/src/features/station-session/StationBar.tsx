import { stationPageTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Inline } from "@cathedra/ui-kit/Inline";
import { useState } from "react";
import { signOut } from "../../auth/auth.ts";
import { useStationWatch } from "./use-station-watch.ts";

/**
 * Says on every page that this is a session at a station that others use too, and ends it. What ends it elsewhere, the portal, the
 * next scan or that nobody is there, leads away from the page at once.
 */
export function StationBar({ accessToken }: { readonly accessToken: string }) {
  const { session, isSoonOver, stay } = useStationWatch(accessToken);
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void signOut();
  };
  const title = stationPageTexts.signedIn(session?.station.name ?? "this simulator");
  return (
    <Banner
      tone={isSoonOver ? "warning" : "info"}
      title={session === undefined ? title : `${title} · ${session.person.name}`}
      isSilent={!isSoonOver}
      action={
        <Inline gap={2}>
          {isSoonOver && (
            <Button size="small" variant="primary" onPress={stay}>
              {stationPageTexts.stay}
            </Button>
          )}
          <Button size="small" onPress={leave} isPending={isLeaving}>
            {stationPageTexts.signOut}
          </Button>
        </Inline>
      }
    >
      {isSoonOver ? stationPageTexts.soonOver : stationPageTexts.others}
    </Banner>
  );
}
