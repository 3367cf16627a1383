import { longestProfileText } from "@cathedra/domain/profile";
import { Card } from "@cathedra/ui-kit/Card";
import { Grid } from "@cathedra/ui-kit/Grid";
import { TextField } from "@cathedra/ui-kit/TextField";
import type { PartProps } from "./GeneralDetail.tsx";

/** Where else the person can be reached (13.007, 13.011). The number is only kept: nothing is sent to it (X99). */
export function OtherInformation({ form, onChange }: PartProps) {
  return (
    <Card title="Other information">
      <Grid columns={2} gap={5}>
        <TextField
          label="Secondary email"
          name="secondary_email"
          type="email"
          value={form.secondary_email}
          onChange={(secondary_email) => onChange({ secondary_email })}
          maxLength={longestProfileText.email}
          autoComplete="off"
        />
        <TextField
          label="Phone"
          name="phone_no"
          type="tel"
          placeholder="+46 70 123 45 67"
          value={form.phone_no}
          onChange={(phone_no) => onChange({ phone_no })}
          maxLength={longestProfileText.phone}
          autoComplete="tel"
        />
      </Grid>
    </Card>
  );
}
