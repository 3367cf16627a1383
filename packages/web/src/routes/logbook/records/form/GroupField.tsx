import { type Me, recordFieldLabels } from "@cathedra/domain/logbook";
import { Select } from "@cathedra/ui-kit/Select";
import { ClearedNote } from "./ClearedNote.tsx";
import { useFormPart, useIsReadOnly, useRecordForm } from "./form-store.ts";
import { type FormGroup, withGroup } from "./record-form.ts";

export type GroupFieldProps = {
  readonly groups: readonly FormGroup[];
  readonly me: Me;
  /** The name of a stored record's group, which stays (7.045). The person need not be in it. */
  readonly storedName: string | undefined;
};

/** The group: to choose where there is more than one (7.057), to see on a stored record. */
export function GroupField(props: GroupFieldProps) {
  const { groups, me, storedName } = props;
  const { change } = useRecordForm();
  const groupId = useFormPart((form) => form.groupId);
  const isReadOnly = useIsReadOnly();
  const isStored = storedName !== undefined;
  if (!isStored && groups.length < 2) return null;
  const value = groupId === null ? null : String(groupId);
  return (
    <ClearedNote by="groupId">
      <Select
        label={recordFieldLabels.group}
        name="groupId"
        options={
          isStored
            ? [{ value: value ?? "", label: storedName }]
            : groups.map(({ id, name, customer }) => ({
                value: String(id),
                label: name,
                description: customer.name,
              }))
        }
        value={value}
        onChange={(id) => change((form) => withGroup(form, id === null ? null : Number(id), { groups, me }))}
        isRequired={!isStored}
        isDisabled={isStored}
        isReadOnly={isReadOnly && !isStored}
      />
    </ClearedNote>
  );
}
