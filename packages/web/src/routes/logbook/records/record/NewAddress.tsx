import { formatAttendingName } from "@cathedra/domain/logbook";
import { recordAddressTexts as texts } from "@cathedra/domain/messages";
import { Text } from "@cathedra/ui-kit/Text";
import type { RecordConfirmation_activity$data } from "../../../../__generated__/RecordConfirmation_activity.graphql.ts";
import { showDayOf } from "../../../../format/dates.ts";
import type { LoadedRecord } from "../form/record-mapping.ts";

export type NewAddressProps = {
  readonly address: NonNullable<RecordConfirmation_activity$data["askedAddress"]>;
  readonly record: LoadedRecord;
};

/** Tells the trainee of an open record that the address of its attending is to change, or has changed since it is asked. */
export function NewAddress({ address, record }: NewAddressProps) {
  const text = textOf(address, formatAttendingName(record.attending));
  if (text === undefined) return null;
  return (
    <Text size="small" tone="muted">
      {text}
    </Text>
  );
}

function textOf(
  { newAddressAskedAt, newAddressFrom, addressChangedAt }: NewAddressProps["address"],
  name: string,
): string | undefined {
  if (newAddressFrom != null) return texts.accepted(name, showDayOf(newAddressFrom));
  if (newAddressAskedAt != null) return texts.waits(name, showDayOf(newAddressAskedAt));
  return addressChangedAt == null ? undefined : texts.changed(name, showDayOf(addressChangedAt));
}
