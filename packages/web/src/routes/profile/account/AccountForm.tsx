import { type ExperienceField, maxProfileTextLength } from "@cathedra/domain/profile";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Form } from "@cathedra/ui-kit/Form";
import { FormBar } from "@cathedra/ui-kit/FormBar";
import { Grid } from "@cathedra/ui-kit/Grid";
import { NumberField } from "@cathedra/ui-kit/NumberField";
import { Stack } from "@cathedra/ui-kit/Stack";
import { TextField } from "@cathedra/ui-kit/TextField";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { AccountForm_user$key } from "../../../__generated__/AccountForm_user.graphql.ts";
import { showMoment } from "../../../format/dates.ts";
import { makeForm } from "./account-form.ts";
import { GeneralDetail, type PartProps } from "./GeneralDetail.tsx";
import { useAccountForm } from "./use-account-form.ts";

/** The account settings (13.007, 13.008). */
export function AccountForm({ user }: { readonly user: AccountForm_user$key }) {
  const profile = useFragment(
    graphql`
      fragment AccountForm_user on User {
        keycloak_id
        first_name
        last_name
        gender
        hospital_university
        email
        number_of_real_procedures_performed
        number_of_simulated_procedures_performed
        years_of_experience_interventional_cardiology
        years_of_experience_neuroradiology
        years_of_experience_radiology
        years_of_experience_vascular_surgery
        years_of_experience_other
        specialty_other
        years_as_first_operator
        years_as_second_operator
        secondary_email
        phone_no
      }
    `,
    user,
  );
  const account = useAccountForm({ owner: profile.keycloak_id, stored: makeForm(profile) });
  const { form, change, isSaving, unsaved, restoredAt } = account;
  // A number field keeps invalid text; a new key clears it.
  const [round, setRound] = useState(0);
  const cancel = () => {
    account.cancel();
    setRound(round + 1);
  };
  const formId = useId();
  // The note about unsaved changes disappears with its button, so the focus moves to the first field.
  const discard = () => {
    document.getElementById(formId)?.querySelector<HTMLElement>('[name="first_name"]')?.focus();
    cancel();
  };
  return (
    <Form
      id={formId}
      label="Account"
      errors={account.errors}
      onSubmit={account.submit}
      onRefused={account.refuse}
    >
      <Stack gap={6}>
        {restoredAt === undefined ? null : (
          <Banner
            action={
              <Button size="small" onPress={discard}>
                Discard
              </Button>
            }
          >
            {`What you typed on ${showMoment(restoredAt)} has been restored. It is not saved yet.`}
          </Banner>
        )}
        <GeneralDetail form={form} onChange={change} />
        <Experience key={round} form={form} onChange={change} />
        <OtherInformation form={form} onChange={change} />
        <FormBar isSaving={isSaving} onCancel={cancel} note={getNote(unsaved)} />
      </Stack>
    </Form>
  );
}

function getNote(unsaved: number): string | null {
  if (unsaved === 0) return null;
  return unsaved === 1 ? "1 change not saved yet" : `${unsaved} changes not saved yet`;
}

/** Other contact data of the person (13.007, 13.011). The phone number is only stored: nothing is sent to it (X99). */
function OtherInformation({ form, onChange }: PartProps) {
  return (
    <Card title="Other information">
      <Grid columns={2} gap={5}>
        <TextField
          label="Secondary email"
          name="secondary_email"
          type="email"
          value={form.secondary_email}
          onChange={(secondary_email) => onChange({ secondary_email })}
          maxLength={maxProfileTextLength.email}
          autoComplete="off"
        />
        <TextField
          label="Phone"
          name="phone_no"
          type="tel"
          placeholder="+46 70 123 45 67"
          value={form.phone_no}
          onChange={(phone_no) => onChange({ phone_no })}
          maxLength={maxProfileTextLength.phone}
          autoComplete="tel"
        />
      </Grid>
    </Card>
  );
}

/** The person's previous procedures and years of practice (13.007, 13.008), as non-negative integers (G.026). */
function Experience({ form, onChange }: PartProps) {
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
            maxLength={maxProfileTextLength.specialty}
            autoComplete="off"
          />
        </Grid>
      </Stack>
    </Card>
  );
}
