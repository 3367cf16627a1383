import { recordFields, type SectionId } from "@cathedra/domain/logbook";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Stack } from "@cathedra/ui-kit/Stack";
import { memo } from "react";
import { showsField, useFormPart } from "../form-store.ts";
import type { AnswerName } from "../record-form.ts";
import { answersIn, type FieldRow, getRows } from "./field-rows.ts";
import { RecordField } from "./RecordField.tsx";

type SectionFieldsProps = {
  readonly section: SectionId;
  /** The fields that the section renders itself. */
  readonly drawn?: ReadonlySet<string>;
};

const none: ReadonlySet<string> = new Set();

/** The fields of a section of the record form, by their descriptions. */
export const SectionFields = memo(function SectionFields({ section, drawn = none }: SectionFieldsProps) {
  const names = answersIn(section).filter((name) => !drawn.has(name));
  if (names.length === 0) return null;
  return (
    <Stack gap={5}>
      {getRows(recordFields, names).map((row) => (
        <Row key={row.names[0]} {...row} />
      ))}
    </Stack>
  );
});

/** A row of fields; while none of its fields is shown it takes no space, not even a gap. */
function Row({ columns, names }: FieldRow<AnswerName>) {
  const isShown = useFormPart((form) =>
    names.some((name) => !("shownBy" in recordFields[name]) || showsField(form, name)),
  );
  if (!isShown) return null;
  const fields = names.map((name) => <RecordField key={name} name={name} />);
  return columns === 1 ? (
    fields
  ) : (
    <Grid columns={columns} gap={5}>
      {fields}
    </Grid>
  );
}
