import { type Change, recordFieldLabels } from "@cathedra/domain/logbook";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Stack } from "@cathedra/ui-kit/Stack";
import { VisuallyHidden } from "@cathedra/ui-kit/VisuallyHidden";
import * as css from "./ConflictDialog.css.ts";
import type { EditedForm } from "./edited-form.ts";
import { valueText } from "./value-text.ts";

type ChangeListProps = {
  readonly title: string;
  readonly changes: readonly Change[];
  readonly before: EditedForm;
  readonly after: EditedForm;
};

/** The changes of one person only: the field, its old value, and its new value. */
export function ChangeList({ title, changes, before, after }: ChangeListProps) {
  const fields = changes.flatMap((change) => change.fields);
  if (fields.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={3}>{title}</Heading>
      <dl className={css.changes}>
        {fields.map((field) => (
          <div key={field}>
            <dt className={css.name}>{recordFieldLabels[field]}</dt>
            <dd className={css.values}>
              <VisuallyHidden>from </VisuallyHidden>
              <span className={css.before}>{valueText(field, before)}</span>
              <VisuallyHidden> to </VisuallyHidden> {valueText(field, after)}
            </dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}
