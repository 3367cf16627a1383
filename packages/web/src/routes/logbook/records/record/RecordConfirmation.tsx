import { fullName } from "@cathedra/domain";
import type { ConfirmationObstacle } from "@cathedra/domain/logbook";
import { confirmationTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type {
  RecordConfirmation_activity$data,
  RecordConfirmation_activity$key,
} from "../../../../__generated__/RecordConfirmation_activity.graphql.ts";
import { ConfirmationBadge } from "../../../../features/confirmation/ConfirmationBadge.tsx";
import { useHints } from "../../../../features/hints/use-hints.ts";
import { showMoment } from "../../../../format/dates.ts";
import { type ConfirmationChange, WordDialog } from "../confirmations/WordDialog.tsx";

/** What its attending has said of a record, with what the reader can do about it. */
export function RecordConfirmation({ activity }: { readonly activity: RecordConfirmation_activity$key }) {
  const { id, confirmation } = useFragment(
    graphql`
      fragment RecordConfirmation_activity on Activity {
        id
        confirmation {
          state
          obstacle
          word
          at
          by {
            first_name
            last_name
          }
          reopeningWord
          viewerCanReopen
          viewerCanAskToReopen
        }
      }
    `,
    activity,
  );
  const { revalidate } = useRevalidator();
  const [change, setChange] = useState<ConfirmationChange | null>(null);
  useHints({
    kind: "confirmation",
    id,
    isWanted: true,
    everyMs: null,
    everyMsWhileLive: null,
    ask: revalidate,
  });
  return (
    <Stack gap={3}>
      <Said confirmation={confirmation} />
      {(confirmation.viewerCanAskToReopen || confirmation.viewerCanReopen) && (
        <Inline gap={2}>
          {confirmation.viewerCanAskToReopen && (
            <Button size="small" onPress={() => setChange("ask")}>
              {confirmationTexts.askToReopen}
            </Button>
          )}
          {confirmation.viewerCanReopen && (
            <Button size="small" onPress={() => setChange("reopen")}>
              {confirmationTexts.reopen}
            </Button>
          )}
        </Inline>
      )}
      {change !== null && (
        <WordDialog
          id={id}
          change={change}
          onClose={() => setChange(null)}
          onDone={() => void revalidate()}
        />
      )}
    </Stack>
  );
}

type Confirmation = RecordConfirmation_activity$data["confirmation"];

function Said({ confirmation }: { readonly confirmation: Confirmation }) {
  const { state, obstacle, word, reopeningWord } = confirmation;
  if (state === "returned") {
    return (
      <Banner tone="warning" title={confirmationTexts.returnedBy(nameOf(confirmation))}>
        <Stack gap={2}>
          <Text>{word ?? ""}</Text>
          <Text tone="muted">{confirmationTexts.mend}</Text>
        </Stack>
      </Banner>
    );
  }
  if (state === "confirmed") {
    return (
      <Banner tone="success" title={confirmationTexts.confirmedBy(nameOf(confirmation))}>
        {reopeningWord == null
          ? confirmation.at != null && showMoment(Date.parse(confirmation.at))
          : `${confirmationTexts.reopeningAsked} ${reopeningWord}`}
      </Banner>
    );
  }
  const why = obstacle == null ? undefined : confirmationTexts.obstacles[obstacle as ConfirmationObstacle];
  return (
    <Inline gap={2}>
      <ConfirmationBadge state={state} />
      <Text size="small" tone="muted">
        {why ?? confirmationTexts.states.open}
      </Text>
    </Inline>
  );
}

function nameOf({ by }: Confirmation): string {
  const name = fullName({ firstName: by?.first_name ?? "", lastName: by?.last_name ?? "" });
  return name === "" ? confirmationTexts.somebody : name;
}
