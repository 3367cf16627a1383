import type { Me } from "@cathedra/domain/logbook";
import { Button } from "@cathedra/ui-kit/Button";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import type { RecordEditor_query$data } from "../../../../__generated__/RecordEditor_query.graphql.ts";
import { attendingOptions, choicesOf, hospitalOptions, lastChosen, recentAt } from "./choices.ts";
import { useIsReadOnly, useRecordForm } from "./form-store.ts";
import { type FormGroup, type RecordForm, withGroup } from "./record-form.ts";

export type FillFromLastRecordProps = {
  readonly formData: RecordEditor_query$data["IRLogFormData"];
  readonly groups: readonly FormGroup[];
  readonly me: Me;
};

/**
 * Fills in the group, hospital and attending of the person's last record with one press, where all three are still offered; the
 * button stays after it, so that nothing below it moves.
 */
export function FillFromLastRecord({ formData, groups, me }: FillFromLastRecordProps) {
  const { change } = useRecordForm();
  const isReadOnly = useIsReadOnly();
  const last = lastOccasion(formData, groups);
  if (last === undefined || isReadOnly) return null;
  const { group, hospital, attending } = last;
  const take = (form: RecordForm) => ({
    ...withGroup(form, group.id, { groups, me }),
    hospital: hospital.value,
    attendingId: attending.value,
    attendingName: attending.label,
  });
  return (
    <Stack gap={1}>
      <div>
        <Button size="small" onPress={() => change(take)}>
          Same as last time
        </Button>
      </div>
      <Text size="small" tone="muted">
        {[...(groups.length > 1 ? [group.name] : []), hospital.label, attending.label].join(" · ")}
      </Text>
    </Stack>
  );
}

function lastOccasion(formData: FillFromLastRecordProps["formData"], groups: readonly FormGroup[]) {
  const group = groups.find(({ id }) => id === formData.lastGroupId);
  const customerId = group?.customer.id;
  const recent = recentAt(formData, customerId);
  const choices = choicesOf(formData);
  const noName = { attendingId: null, attendingName: "" };
  const hospital = lastChosen(hospitalOptions(choices, customerId, ""), recent?.hospitals);
  const attending = lastChosen(attendingOptions(choices, customerId, noName), recent?.attendings);
  return group && hospital && attending && { group, hospital, attending };
}
