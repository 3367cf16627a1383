import {
  type CascadeLevel,
  chooseLevel,
  chooseProcedure,
  optionsAt,
  procedureRanks,
  recordFieldLabels,
} from "@cathedra/domain/logbook";
import { Card } from "@cathedra/ui-kit/Card";
import { ComboBox, type Option } from "@cathedra/ui-kit/ComboBox";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { memo, useMemo } from "react";
import { ClearedNote } from "./ClearedNote.tsx";
import { type Choices, procedureOptions, recentFirst } from "./choices.ts";
import { SectionFields } from "./fields/SectionFields.tsx";
import { useFormPart, useIsReadOnly, useRecordForm } from "./form-store.ts";

const levels: readonly { readonly level: CascadeLevel; readonly label: string }[] = [
  { level: "interventionType", label: "Intervention type" },
  { level: "organSystem", label: "Organ system" },
  { level: "category", label: "Category" },
  { level: "subCategory", label: "Subcategory" },
];

/** The fields of the procedure, found by its name or chosen level by level (7.030-7.032), and of the reason for it. */
export const ProcedureFields = memo(function ProcedureFields({ choices }: { readonly choices: Choices }) {
  return (
    <Card title="Procedure">
      <Stack gap={5}>
        <ProcedureChoice choices={choices} />
        <SectionFields section="procedure" />
      </Stack>
    </Card>
  );
});

function ProcedureChoice({ choices }: { readonly choices: Choices }) {
  const { change } = useRecordForm();
  const procedure = useFormPart((form) => form.procedure);
  const isReadOnly = useIsReadOnly();
  const choose = (chosen: typeof procedure | undefined, isLevel: boolean) => {
    if (chosen !== undefined) change((form) => ({ ...form, procedure: chosen }), { isLevel });
  };
  const options = useMemo(
    () => recentFirst(procedureOptions(choices, procedure), choices.recent?.procedures),
    [choices, procedure],
  );
  const getRank = useMemo(() => {
    const rank = procedureRanks(choices.procedures);
    return ({ value }: Option, text: string) => rank(value, text);
  }, [choices]);
  return (
    <>
      <ClearedNote by="procedure">
        <ComboBox
          label={recordFieldLabels.procedure}
          name="procedure.code"
          description="Find it by name or code, or choose level by level below. Either fills in the other."
          options={options}
          getRank={getRank}
          value={procedure?.code ?? null}
          onChange={(code) => choose(code === null ? null : chooseProcedure(choices.catalogue, code), false)}
          isReadOnly={isReadOnly}
        />
      </ClearedNote>
      <Grid columns={2} gap={5}>
        {levels.map(({ level, label }) => (
          <Select
            key={level}
            label={label}
            name={`procedure.${level}`}
            options={levelOptions(optionsAt(choices.catalogue, procedure, level), procedure?.[level])}
            value={procedure?.[level] ?? null}
            onChange={(value) => {
              if (value !== null) choose(chooseLevel(choices.catalogue, procedure, level, value), true);
            }}
            isRequired={level === "interventionType"}
            isDisabled={level !== "interventionType" && procedure === null}
            isReadOnly={isReadOnly}
          />
        ))}
      </Grid>
    </>
  );
}

/** The value of a stored record stays visible, even when the catalogue no longer contains it. */
function levelOptions(offered: readonly string[], chosen: string | undefined) {
  const all = chosen === undefined || offered.includes(chosen) ? offered : [chosen, ...offered];
  return all.map((name) => ({ value: name, label: name }));
}
