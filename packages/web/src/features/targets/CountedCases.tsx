import {
  type CascadeLevel,
  cascadeLevels,
  catalogue,
  findProcedure,
  formLevels,
  getProcedures,
  type Level,
  levelLabel,
  narrowerOptions,
  narrowLevel,
  type ParticipantRole,
  participantRoles,
} from "@cathedra/domain/logbook";
import { Checkbox } from "@cathedra/ui-kit/Checkbox";
import { ComboBox } from "@cathedra/ui-kit/ComboBox";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";

/** The part of a form that says which cases count. */
export type CountedCasesForm = {
  readonly interventionType: string | null;
  readonly organSystem: string | null;
  readonly category: string | null;
  readonly subCategory: string | null;
  readonly procedureCode: string | null;
  readonly roles: readonly ParticipantRole[];
  readonly levels: readonly Level[];
};

type CountedCasesProps<Form extends CountedCasesForm> = {
  readonly form: Form;
  readonly onChange: (form: Form) => void;
};

const labels: { readonly [Level in CascadeLevel]: string } = {
  interventionType: "Intervention type",
  organSystem: "Organ system",
  category: "Category",
  subCategory: "Subcategory",
};

const procedures = getProcedures(catalogue).map(({ code, name, interventionType, organSystem }) => ({
  value: code,
  label: name,
  description: [interventionType, organSystem].join(" · "),
}));

/**
 * The fields that describe which cases count: a part of the catalogue or one procedure, the roles, and the levels of
 * training.
 */
export function CountedCases<Form extends CountedCasesForm>({ form, onChange }: CountedCasesProps<Form>) {
  const choose = (level: CascadeLevel, value: string | null) =>
    onChange({ ...narrowLevel(form, level, value), procedureCode: null });
  const chooseProcedure = (procedureCode: string | null) => {
    if (procedureCode === null) return onChange({ ...form, procedureCode });
    const procedure = findProcedure(catalogue, procedureCode);
    if (procedure === undefined) return;
    const { interventionType, organSystem, category, subCategory } = procedure;
    onChange({ ...form, interventionType, organSystem, category, subCategory, procedureCode });
  };
  return (
    <Stack gap={5}>
      <Grid columns={2} gap={5}>
        {cascadeLevels.map((level) => (
          <Select
            key={level}
            label={labels[level]}
            name={level}
            options={narrowerOptions(catalogue, form, level).map((name) => ({ value: name, label: name }))}
            emptyLabel="Any"
            value={form[level]}
            onChange={(value) => choose(level, value)}
            isDisabled={narrowerOptions(catalogue, form, level).length === 0}
          />
        ))}
      </Grid>
      <ComboBox
        label="Or one procedure"
        name="procedureCode"
        options={procedures}
        value={form.procedureCode}
        onChange={chooseProcedure}
      />
      <Some
        title="Roles that count"
        values={participantRoles.map((role) => ({ value: role, label: role }))}
        chosen={form.roles}
        onChange={(roles) => onChange({ ...form, roles })}
      />
      <Some
        title="Levels of training that count"
        values={formLevels.map((level) => ({ value: level, label: levelLabel(level) }))}
        chosen={form.levels}
        onChange={(levels) => onChange({ ...form, levels })}
      />
    </Stack>
  );
}

type SomeProps<Value extends string> = {
  readonly title: string;
  readonly values: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
};

/** Choices of any number of values; none means all. */
function Some<Value extends string>({ title, values, chosen, onChange }: SomeProps<Value>) {
  const summary = chosen.length === 0 ? "Any" : chosen.join(", ");
  return (
    <Disclosure title={title} summary={summary} defaultExpanded={chosen.length > 0}>
      <Inline gap={4}>
        {values.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            value={chosen.includes(value)}
            onChange={(isChosen) =>
              onChange(isChosen ? [...chosen, value] : chosen.filter((each) => each !== value))
            }
          />
        ))}
      </Inline>
    </Disclosure>
  );
}
