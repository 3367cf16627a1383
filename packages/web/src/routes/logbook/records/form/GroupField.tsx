import { type Me, recordFieldLabels } from "@cathedra/domain";
import { Select } from "@cathedra/ui-kit/Select";
import { type FormGroup, type RecordForm, withGroup } from "./record-form.ts";

export type GroupFieldProps = {
  readonly form: RecordForm;
  readonly onChange: (form: RecordForm) => void;
  readonly groups: readonly FormGroup[];
  readonly me: Me;
  /** The name of a stored record's group, which stays (7.045). The person need not be in it. */
  readonly storedName: string | undefined;
  readonly isReadOnly: boolean;
};

/** The group: to choose where there is more than one (7.057), to see on a stored record. */
export function GroupField({ form, onChange, groups, me, storedName, isReadOnly }: GroupFieldProps) {
  const isStored = storedName !== undefined;
  if (!isStored && groups.length < 2) return null;
  const value = form.groupId === null ? null : String(form.groupId);
  return (
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
      onChange={(id) => onChange(withGroup(form, id === null ? null : Number(id), { groups, me }))}
      isRequired={!isStored}
      isDisabled={isStored}
      isReadOnly={isReadOnly && !isStored}
    />
  );
}
