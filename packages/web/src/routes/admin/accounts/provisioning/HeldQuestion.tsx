import { provisioningTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { Inline } from "@cathedra/ui-kit/Inline";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { HeldQuestion_provisioning$key } from "../../../../__generated__/HeldQuestion_provisioning.graphql.ts";
import { useAfterChange } from "../../../../features/after-change/use-after-change.ts";
import { toasts } from "../../../../shell/toasts.ts";
import { useProvisioningChanges } from "./use-provisioning-changes.ts";

const texts = provisioningTexts.held;

/** Asks whether the many people whose access the directory ends lose it; they keep it until then. */
export function HeldQuestion({
  provisioning: key,
}: {
  readonly provisioning: HeldQuestion_provisioning$key;
}) {
  const { customerId, heldUntil, counts } = useFragment(
    graphql`
      fragment HeldQuestion_provisioning on Provisioning {
        customerId
        heldUntil
        counts {
          held
        }
      }
    `,
    key,
  );
  const { answer } = useProvisioningChanges();
  const changed = useAfterChange();
  const [isAsking, setAsking] = useState(false);
  if (heldUntil == null) return null;
  const decide = async (deactivate: boolean) => {
    await answer({ customerId, deactivate, heldUntil });
    await changed(deactivate ? texts.ended : texts.kept);
  };
  return (
    <>
      <Banner
        tone="warning"
        title={texts.title(counts.held)}
        action={
          <Inline gap={2}>
            <Button
              size="small"
              onPress={() => void decide(false).catch(() => toasts.error(provisioningTexts.failed))}
            >
              {texts.keep}
            </Button>
            <Button size="small" variant="danger" onPress={() => setAsking(true)}>
              {texts.end}
            </Button>
          </Inline>
        }
      >
        {texts.text}
      </Banner>
      {isAsking && (
        <AlertDialog
          isOpen
          onOpenChange={() => setAsking(false)}
          title={texts.endTitle(counts.held)}
          confirmLabel={texts.end}
          failureMessage={provisioningTexts.failed}
          onConfirm={() => decide(true)}
        >
          {texts.endHelp}
        </AlertDialog>
      )}
    </>
  );
}
