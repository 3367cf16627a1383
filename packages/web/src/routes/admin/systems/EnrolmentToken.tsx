import { stationAdminTexts as texts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { copyToClipboard } from "../../../features/clipboard/copy-to-clipboard.ts";
import { showMoment } from "../../../format/dates.ts";
import * as css from "./systems.css.ts";
import { useSystemChanges } from "./use-system-changes.ts";

export type EnrolmentTokenProps = {
  readonly system: { readonly id: string; readonly serviceTag: string; readonly hasKey: boolean };
  readonly onClose: () => void;
  readonly onMade: () => void;
};

const copyTexts = {
  copied: "The token was copied",
  notCopied: "The token could not be copied. Please type it.",
};

/** Creates the enrolment token of a system and shows it once, with instructions. */
export function EnrolmentToken({ system, onClose, onMade }: EnrolmentTokenProps) {
  const { makeToken } = useSystemChanges();
  const [made, setMade] = useState<{ readonly token: string; readonly expiresAt: string } | null>(null);
  const [state, setState] = useState<"asking" | "acting" | "failed">("asking");
  const make = async () => {
    setState("acting");
    try {
      const { createVistSystemToken } = await makeToken({ id: system.id });
      setMade(createVistSystemToken);
      onMade();
    } catch {
      setState("failed");
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Enrolment token for ${system.serviceTag}`}
      isDismissable={state !== "acting" || made !== null}
      actions={
        made === null ? (
          <>
            <Button onPress={onClose}>Cancel</Button>
            <Button variant="primary" isPending={state === "acting"} onPress={() => void make()}>
              Make token
            </Button>
          </>
        ) : (
          <>
            <Button onPress={() => void copyToClipboard(made.token, copyTexts)}>Copy token</Button>
            <Button variant="primary" onPress={onClose}>
              Done
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        {state === "failed" && <Banner tone="danger">{texts.tokenFailed}</Banner>}
        {made === null ? (
          <>
            <Text>{texts.tokenHow}</Text>
            <Text tone="muted">{texts.tokenOnce}</Text>
            {system.hasKey && <Banner tone="warning">{texts.tokenReplaces}</Banner>}
          </>
        ) : (
          <>
            <output className={css.token} aria-label="Enrolment token">
              {made.token}
            </output>
            <Text>{texts.tokenHow}</Text>
            <Text tone="muted">{`${texts.tokenOnce} Valid until ${showMoment(Date.parse(made.expiresAt))}.`}</Text>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
