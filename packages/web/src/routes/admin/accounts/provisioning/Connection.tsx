import { provisioningTexts as texts } from "@cathedra/domain/messages";
import { type ProvisioningMode, provisioningModes } from "@cathedra/domain/provisioning";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { Heading } from "@cathedra/ui-kit/Heading";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { Connection_provisioning$key } from "../../../../__generated__/Connection_provisioning.graphql.ts";
import { useAfterChange } from "../../../../features/after-change/use-after-change.ts";
import { Fact } from "../../../../features/facts/Fact.tsx";
import { copyText } from "./copy-text.ts";
import * as css from "./provisioning.css.ts";
import { useProvisioningChanges } from "./use-provisioning-changes.ts";

/** What requests of the directory do, where it sends them, and how many people it has. */
export function Connection({ provisioning: key }: { readonly provisioning: Connection_provisioning$key }) {
  const { customerId, customerName, mode, endpoint, counts } = useFragment(
    graphql`
      fragment Connection_provisioning on Provisioning {
        customerId
        customerName
        mode
        endpoint
        counts {
          people
          linked
          awaited
          deactivated
        }
      }
    `,
    key,
  );
  const { setMode } = useProvisioningChanges();
  const changed = useAfterChange();
  const [isAsking, setAsking] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const change = async (chosen: ProvisioningMode) => {
    await setMode({ customerId, mode: chosen });
    await changed(texts.saved);
  };
  const choose = async (value: string | null) => {
    const chosen = provisioningModes.find((each) => each === value);
    if (chosen === undefined || chosen === mode) return;
    setFailed(false);
    if (chosen === "on") {
      setAsking(true);
      return;
    }
    await change(chosen).catch(() => setFailed(true));
  };
  return (
    <Card title={customerName}>
      <Stack gap={5}>
        {isFailed && <Banner tone="danger">{texts.failed}</Banner>}
        <RadioGroup
          label={texts.mode}
          name="mode"
          options={provisioningModes.map((value) => ({
            value,
            label: texts.modes[value].label,
            description: texts.modes[value].help,
          }))}
          value={mode}
          onChange={(value) => void choose(value)}
        />
        <Stack gap={2}>
          <Text size="small" tone="muted">
            {texts.endpoint}
          </Text>
          <output className={css.secret} aria-label={texts.endpoint}>
            {endpoint}
          </output>
          <div>
            <Button size="small" onPress={() => void copyText(endpoint)}>
              {texts.copy}
            </Button>
          </div>
        </Stack>
        {counts.people + counts.deactivated > 0 && (
          <Stack gap={2}>
            <Heading level={3} size="label">
              {texts.counts.title}
            </Heading>
            <dl className={css.counts}>
              {(["people", "linked", "awaited", "deactivated"] as const).map((name) => (
                <Fact key={name} label={texts.counts[name]}>
                  {counts[name]}
                </Fact>
              ))}
            </dl>
            {counts.awaited > 0 && (
              <Text size="small" tone="muted">
                {texts.counts.awaitedHelp}
              </Text>
            )}
          </Stack>
        )}
      </Stack>
      {isAsking && (
        <AlertDialog
          isOpen
          onOpenChange={() => setAsking(false)}
          title={texts.turnOn.title}
          confirmLabel={texts.turnOn.confirm}
          tone="neutral"
          failureMessage={texts.failed}
          onConfirm={() => change("on")}
        >
          {texts.turnOn.help(counts)}
        </AlertDialog>
      )}
    </Card>
  );
}
