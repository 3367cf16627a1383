import { shellTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { RotateCcw } from "@cathedra/ui-kit/Icon";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { showExactTime } from "../../format/dates.ts";
import { outage } from "../../relay/environment.ts";
import { announce } from "../../shell/announcements.ts";
import type { Polled } from "./use-poll.ts";

/**
 * Shows since when polled content is out of date, and when it is up to date again. While the whole portal is unavailable,
 * only the banner above all pages is shown.
 */
export function StaleNotice({ staleSince, refresh }: Polled) {
  const isOut = useSyncExternalStore(outage.subscribe, outage.get).since !== undefined;
  const wasStale = useRef(false);
  useEffect(() => {
    if (wasStale.current && staleSince === null) announce(shellTexts.fresh(showExactTime(Date.now())));
    wasStale.current = staleSince !== null;
  }, [staleSince]);
  if (staleSince === null || isOut) return null;
  const again = (
    <Button size="small" icon={RotateCcw} onPress={() => void refresh().catch(() => undefined)}>
      {shellTexts.lookAgain}
    </Button>
  );
  return (
    <Banner tone="warning" action={again}>
      {shellTexts.stale(showExactTime(staleSince))}
    </Banner>
  );
}
