import { offlineRecordsTexts as texts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Switch } from "@cathedra/ui-kit/Switch";
import { useSyncExternalStore } from "react";
import { offlineConsent } from "../../auth/offline-consent.ts";
import { mayStoreInBrowser } from "../../auth/session-identity.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import { useSiteConfig } from "../../site/use-site-config.ts";

/** The person's choice for this browser; undefined where nothing can be kept or the person has no logbook. */
function useKeepChoice() {
  const viewer = useViewer();
  const isOn = useSiteConfig()?.offline.isOn === true;
  const person = viewer?.viewerCanUseLogbook === true ? viewer.keycloak_id : undefined;
  const choice = useSyncExternalStore(offlineConsent.subscribe, () =>
    person === undefined ? undefined : offlineConsent.of(person),
  );
  if (person === undefined || !isOn || !mayStoreInBrowser() || !("serviceWorker" in navigator))
    return undefined;
  return { choice, choose: (keeps: boolean) => offlineConsent.set(person, keeps ? "yes" : "no") };
}

/** Asks once in each browser whether it may keep the person's records. */
export function OfflineRecordsQuestion() {
  const kept = useKeepChoice();
  if (kept === undefined || kept.choice !== undefined) return null;
  return (
    <Banner
      title={texts.question}
      action={
        <Inline gap={2}>
          <Button size="small" onPress={() => kept.choose(true)}>
            {texts.keep}
          </Button>
          <Button size="small" onPress={() => kept.choose(false)}>
            {texts.refuse}
          </Button>
        </Inline>
      }
    >
      {texts.explanation}
    </Banner>
  );
}

/** Changes the answer later. */
export function OfflineRecordsCard() {
  const kept = useKeepChoice();
  if (kept === undefined) return null;
  return (
    <Card title={texts.title}>
      <Switch
        label={texts.label}
        description={texts.explanation}
        value={kept.choice === "yes"}
        onChange={kept.choose}
      />
    </Card>
  );
}
