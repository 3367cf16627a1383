import { type ExperienceField, longestProfileText } from "@cathedra/domain/profile";
import { Card } from "@cathedra/ui-kit/Card";
import { Grid } from "@cathedra/ui-kit/Grid";
import { NumberField } from "@cathedra/ui-kit/NumberField";
import { Stack } from "@cathedra/ui-kit/Stack";
import { TextField } from "@cathedra/ui-kit/TextField";
import type { PartProps } from "./GeneralDetail.tsx";

/** What the person has done so far, and for how long (13.007, 13.008); whole numbers without a sign (G.026). */
export function Experience({ form, onChange }: PartProps) {
  const number = (field: ExperienceField, label: string) => (
    <NumberField
      label={label}
      name={field}
      value={form[field]}
      onChange={(value) => onChange({ [field]: value })}
      maxDecimals={0}
    />
  );
  return (
    <Card title="Experience">
      <Stack gap={5}>
        <Grid columns={2} gap={5}>
          {number("number_of_real_procedures_performed", "Real procedures performed")}
          {number("number_of_simulated_procedures_performed", "Simulated procedures performed")}
          {number("years_as_first_operator", "Years as first operator")}
          {number("years_as_second_operator", "Years as second operator")}
          {number("years_of_experience_interventional_cardiology", "Years in interventional cardiology")}
          {number("years_of_experience_neuroradiology", "Years in neuroradiology")}
          {number("years_of_experience_radiology", "Years in radiology")}
          {number("years_of_experience_vascular_surgery", "Years in vascular surgery")}
          {number("years_of_experience_other", "Years in another specialty")}
          <TextField
            label="Name of the other specialty"
            name="specialty_other"
            value={form.specialty_other}
            onChange={(specialty_other) => onChange({ specialty_other })}
            maxLength={longestProfileText.specialty}
            autoComplete="off"
          />
        </Grid>
      </Stack>
    </Card>
  );
}
