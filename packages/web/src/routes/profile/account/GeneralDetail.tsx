import { genders, maxProfileTextLength } from "@cathedra/domain/profile";
import { Card } from "@cathedra/ui-kit/Card";
import { ComboBox } from "@cathedra/ui-kit/ComboBox";
import { Grid } from "@cathedra/ui-kit/Grid";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Stack } from "@cathedra/ui-kit/Stack";
import { TextField } from "@cathedra/ui-kit/TextField";
import type { AccountChanges, AccountForm } from "./account-form.ts";
import { programmeNames } from "./programme-names.ts";

export type PartProps = {
  readonly form: AccountForm;
  readonly onChange: (change: AccountChanges) => void;
};

const notStated = "notStated";
const genderOptions = [
  { value: "female", label: "Female" },
  { value: "male", label: "Male" },
  { value: "neutral", label: "Neutral" },
  { value: notStated, label: "Not stated" },
];

/** The options for hospital and university (G.017). */
const programmes = programmeNames.map((name) => ({ value: name, label: name }));

/** The person's name and general data (13.007). */
export function GeneralDetail({ form, onChange }: PartProps) {
  return (
    <Card title="General Detail">
      <Stack gap={5}>
        <Grid columns={2} gap={5}>
          <TextField
            label="First name"
            name="first_name"
            value={form.first_name}
            onChange={(first_name) => onChange({ first_name })}
            maxLength={maxProfileTextLength.name}
            autoComplete="given-name"
            isRequired
          />
          <TextField
            label="Last name"
            name="last_name"
            value={form.last_name}
            onChange={(last_name) => onChange({ last_name })}
            maxLength={maxProfileTextLength.name}
            autoComplete="family-name"
            isRequired
          />
        </Grid>
        <TextField
          label="Email"
          name="email"
          type="email"
          description="Where the portal sends mail. The address you sign in with stays the same."
          value={form.email}
          onChange={(email) => onChange({ email })}
          maxLength={maxProfileTextLength.email}
          autoComplete="email"
          isRequired
        />
        <RadioGroup
          label="Gender"
          name="gender"
          layout="segmented"
          options={genderOptions}
          value={form.gender ?? notStated}
          onChange={(value) => onChange({ gender: genders.find((each) => each === value) ?? null })}
        />
        <ComboBox
          label="Hospital or university"
          name="hospital_university"
          description="Choose from the list, or type another name."
          options={programmes}
          value={form.hospital_university || null}
          onChange={(name) => onChange({ hospital_university: name ?? "" })}
          allowsCustomValue
        />
      </Stack>
    </Card>
  );
}
