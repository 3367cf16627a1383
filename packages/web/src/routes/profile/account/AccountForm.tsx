import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Form } from "@cathedra/ui-kit/Form";
import { FormBar } from "@cathedra/ui-kit/FormBar";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { AccountForm_user$key } from "../../../__generated__/AccountForm_user.graphql.ts";
import { showMoment } from "../../../format/dates.ts";
import { formOf } from "./account-form.ts";
import { Experience } from "./Experience.tsx";
import { GeneralDetail } from "./GeneralDetail.tsx";
import { OtherInformation } from "./OtherInformation.tsx";
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
  const account = useAccountForm({ owner: profile.keycloak_id, stored: formOf(profile) });
  const { form, change, isSaving, unsaved, restoredAt } = account;
  // A number field keeps what was typed though it means no number; a new one forgets it.
  const [round, setRound] = useState(0);
  const cancel = () => {
    account.cancel();
    setRound(round + 1);
  };
  const formId = useId();
  // The note goes away with its button, and the focus must not get lost.
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
            {`What you typed on ${showMoment(restoredAt)} is back. It is not saved yet.`}
          </Banner>
        )}
        <GeneralDetail form={form} onChange={change} />
        <Experience key={round} form={form} onChange={change} />
        <OtherInformation form={form} onChange={change} />
        <FormBar isSaving={isSaving} onCancel={cancel} note={noteOf(unsaved)} />
      </Stack>
    </Form>
  );
}

function noteOf(unsaved: number): string | null {
  if (unsaved === 0) return null;
  return unsaved === 1 ? "1 change not saved yet" : `${unsaved} changes not saved yet`;
}
