import { fullName } from "@cathedra/domain";
import { type ConfirmationObstacle, formatAttendingName } from "@cathedra/domain/logbook";
import { confirmationTexts, recordAddressTexts as texts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { lazy, Suspense } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type {
  RecordConfirmation_activity$data,
  RecordConfirmation_activity$key,
} from "../../../../__generated__/RecordConfirmation_activity.graphql.ts";
import { ConfirmationBadge } from "../../../../features/confirmation/ConfirmationBadge.tsx";
import { showDayOf, showMoment } from "../../../../format/dates.ts";
import { retryWhenOnline } from "../../../../retry-when-online.ts";
import type { LoadedRecord } from "../form/record-mapping.ts";
import * as css from "./record.css.ts";

const ConfirmationActions = lazy(() => retryWhenOnline(() => import("./ConfirmationActions.tsx")));
const ConfirmedContent = lazy(() => retryWhenOnline(() => import("./ConfirmedContent.tsx")));
const FollowConfirmation = lazy(() => retryWhenOnline(() => import("./FollowConfirmation.tsx")));

/** The attending's answer to a record, and the reader's possible actions. */
export function RecordConfirmation({
  activity,
  record,
}: {
  readonly activity: RecordConfirmation_activity$key;
  /** The record with its present names. */
  readonly record: LoadedRecord;
}) {
  const { id, askedAddress, confirmation, imported } = useFragment(
    graphql`
      fragment RecordConfirmation_activity on Activity {
        id
        confirmationState
        imported {
          fileName
          importedAt
        }
        askedAddress {
          newAddressAskedAt
          newAddressFrom
          addressChangedAt
        }
        confirmation {
          state
          obstacle
          word
          # The list of confirmations reads this of the same confirmation.
          askedAt
          at
          by {
            first_name
            last_name
          }
          reopeningWord
          confirmed {
            byName
            byAddress
            capacity
            reason
            at
            attending
            hospital
            procedure
            isOfItsTime
            fingerprint
          }
          viewerCanConfirmInStead
          viewerCanReopen
          viewerCanAskToReopen
        }
      }
    `,
    activity,
  );
  const { revalidate } = useRevalidator();
  return (
    <Stack gap={3}>
      <ConfirmationStatus confirmation={confirmation} imported={imported} record={record} />
      {askedAddress != null && <NewAddress address={askedAddress} record={record} />}
      <Suspense>
        <FollowConfirmation id={id} ask={revalidate} />
      </Suspense>
      {(confirmation.viewerCanConfirmInStead ||
        confirmation.viewerCanAskToReopen ||
        confirmation.viewerCanReopen) && (
        <Suspense fallback={<div className={css.actions} />}>
          <ConfirmationActions confirmation={confirmation} record={record} onDone={() => void revalidate()} />
        </Suspense>
      )}
    </Stack>
  );
}

type Confirmation = RecordConfirmation_activity$data["confirmation"];

function ConfirmationStatus({
  confirmation,
  imported,
  record,
}: {
  readonly confirmation: Confirmation;
  readonly imported: RecordConfirmation_activity$data["imported"];
  readonly record: LoadedRecord;
}) {
  const { state, obstacle, word, reopeningWord, viewerCanAskToReopen: isWriters } = confirmation;
  if (state === "returned") {
    return (
      <Banner tone="warning" title={confirmationTexts.returnedBy(getName(confirmation))}>
        <Stack gap={2}>
          <Text>{word ?? ""}</Text>
          <Text tone="muted">{confirmationTexts.mend}</Text>
        </Stack>
      </Banner>
    );
  }
  if (state === "confirmed") {
    const { confirmed, at } = confirmation;
    return (
      <Banner
        tone="success"
        title={confirmationTexts.confirmedBy(confirmed?.byName ?? getName(confirmation))}
      >
        <Stack gap={2}>
          {confirmed == null ? (
            at != null && <Text>{showMoment(Date.parse(at))}</Text>
          ) : (
            <Stack gap={1}>
              <Text>
                {confirmationTexts[confirmed.capacity === "administrator" ? "givenInStead" : "givenAs"](
                  confirmed.byAddress,
                  showMoment(Date.parse(confirmed.at)),
                )}
              </Text>
              <Suspense fallback={<div className={css.folded} />}>
                <ConfirmedContent key={confirmed.at} confirmed={confirmed} record={record} />
              </Suspense>
            </Stack>
          )}
          {reopeningWord != null && (
            <Text>{`${isWriters ? confirmationTexts.reopeningRequested : confirmationTexts.reopeningAskedByWriter} ${reopeningWord}`}</Text>
          )}
          {reopeningWord != null && isWriters && <Text tone="muted">{confirmationTexts.untilOpened}</Text>}
        </Stack>
      </Banner>
    );
  }
  const why = obstacle == null ? undefined : confirmationTexts.obstacles[obstacle as ConfirmationObstacle];
  return (
    <Inline gap={2}>
      <ConfirmationBadge state={state} />
      <Text size="small" tone="muted">
        {imported == null
          ? (why ?? confirmationTexts.states.open)
          : confirmationTexts.importedFrom(imported.fileName, showMoment(Date.parse(imported.importedAt)))}
      </Text>
    </Inline>
  );
}

function getName({ by }: Confirmation): string {
  const name = fullName({ firstName: by?.first_name ?? "", lastName: by?.last_name ?? "" });
  return name === "" ? confirmationTexts.somebody : name;
}

type NewAddressProps = {
  readonly address: NonNullable<RecordConfirmation_activity$data["askedAddress"]>;
  readonly record: LoadedRecord;
};

/** Tells the trainee of an open record that the address of its attending is to change, or has changed since it is asked. */
function NewAddress({ address, record }: NewAddressProps) {
  const text = getText(address, formatAttendingName(record.attending));
  if (text === undefined) return null;
  return (
    <Text size="small" tone="muted">
      {text}
    </Text>
  );
}

function getText(
  { newAddressAskedAt, newAddressFrom, addressChangedAt }: NewAddressProps["address"],
  name: string,
): string | undefined {
  if (newAddressFrom != null) return texts.accepted(name, showDayOf(newAddressFrom));
  if (newAddressAskedAt != null) return texts.waits(name, showDayOf(newAddressAskedAt));
  return addressChangedAt == null ? undefined : texts.changed(name, showDayOf(addressChangedAt));
}
