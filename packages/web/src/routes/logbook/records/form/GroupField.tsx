import type { Me } from "@cathedra/domain";
import { Select } from "@cathedra/ui-kit/Select";
import { type FormGroup, type RecordForm, withGroup } from "./record-form.ts";

export type GroupFieldProps = {
  readonly form: RecordForm;
  readonly onChange: (form: RecordForm) => void;
  readonly groups: readonly FormGroup[];
  readonly me: Me;
  /** A stored record keeps its group (7.045). */
  readonly isStored: boolean;
  readonly isReadOnly: boolean;
};

/** The group: to choose where there is more than one (7.057), to see on a stored record. */
export function GroupField({ form, onChange, groups, me, isStored, isReadOnly }: GroupFieldProps) {
  const isKnown = groups.some(({ id }) => id === form.groupId);
  if (isStored ? !isKnown : groups.length < 2) return null;
  return (
    <Select
      label="Group"
      name="groupId"
      options={groups.map(({ id, name, customer }) => ({
        value: String(id),
        label: name,
        description: customer.name,
      }))}
      value={form.groupId === null ? null : String(form.groupId)}
      onChange={(id) => onChange(withGroup(form, id === null ? null : Number(id), { groups, me }))}
      isRequired={!isStored}
      isDisabled={isStored}
      isReadOnly={isReadOnly}
    />
  );
}
