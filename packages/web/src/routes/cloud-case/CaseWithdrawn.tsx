import { cloudRoomTexts, cloudSessionTexts } from "@cathedra/domain";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Card } from "@cathedra/ui-kit/Card";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useEffect, useState } from "react";
import { readEnding } from "../../features/room/session-ending.ts";

/** One's own start that is there no longer, and why. */
export function CaseWithdrawn({ sessionId }: { readonly sessionId: string }) {
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    void readEnding(sessionId).then((reason) => {
      if (isHere) setWhy(reason ?? cloudRoomTexts.startOver);
    });
    return () => {
      isHere = false;
    };
  }, [sessionId]);
  return (
    <Card title={cloudSessionTexts.off}>
      <Stack gap={4}>
        {why === null ? (
          <Skeleton kind="block" height={48} label={cloudSessionTexts.looking} />
        ) : (
          <Banner tone="warning">{why}</Banner>
        )}
        <div>
          <LinkButton href="/cloud-cases">{cloudSessionTexts.backToCases}</LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
