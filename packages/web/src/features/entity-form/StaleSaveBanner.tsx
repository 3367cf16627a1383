import { staleSaveTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { showMoment } from "../../format/dates.ts";
import type { StaleSave, TakeOver } from "./stale-save.ts";

export type StaleSaveBannerProps = {
  readonly stale: StaleSave | null;
  readonly onTakeOver: (how: TakeOver) => Promise<void>;
};

/** Says that someone else saved first, and offers to load the present version; until then the form stays unchanged. */
export function StaleSaveBanner({ stale, onTakeOver }: StaleSaveBannerProps) {
  if (stale === null) return null;
  const { stage, message, changedAt } = stale;
  if (stage === "loaded" || stage === "kept")
    return <Banner>{stage === "kept" ? staleSaveTexts.kept : staleSaveTexts.loaded}</Banner>;
  const isLoading = stage === "loading";
  return (
    <div ref={intoView}>
      <Banner tone="warning" title={message}>
        <Stack gap={3}>
          <span>
            {stage === "failed"
              ? staleSaveTexts.loadFailed
              : staleSaveTexts.changedAt(showMoment(Date.parse(changedAt)))}
          </span>
          <Inline gap={2}>
            <Button size="small" isDisabled={isLoading} onPress={() => void onTakeOver("keep")}>
              {staleSaveTexts.keepMine}
            </Button>
            <Button size="small" isDisabled={isLoading} onPress={() => void onTakeOver("load")}>
              {staleSaveTexts.load}
            </Button>
          </Inline>
        </Stack>
      </Banner>
    </div>
  );
}

/** The banner is scrolled into view: the form is longer than the screen, and the pressed button is at its end. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "center" });
}
