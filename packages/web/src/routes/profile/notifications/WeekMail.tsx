import { weekTexts as texts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { Switch } from "@cathedra/ui-kit/Switch";
import { graphql, useFragment, useMutation } from "react-relay/hooks";
import type { WeekMail_mail$key } from "../../../__generated__/WeekMail_mail.graphql.ts";
import type { WeekMailMutation } from "../../../__generated__/WeekMailMutation.graphql.ts";
import { browserFormat } from "../../../format/dates.ts";
import { toasts } from "../../../shell/toasts.ts";

/** Whether the weekly figures are sent by mail, for people who lead groups. */
export function WeekMail({ mail }: { readonly mail: WeekMail_mail$key }) {
  const { isOn, leadsGroups } = useFragment(
    graphql`
      fragment WeekMail_mail on WeekMail {
        id
        isOn
        leadsGroups
      }
    `,
    mail,
  );
  const [commit, isSaving] = useMutation<WeekMailMutation>(graphql`
    mutation WeekMailMutation($isOn: Boolean!, $timeZone: String!) {
      setWeekMail(isOn: $isOn, timeZone: $timeZone) {
        ...WeekMail_mail
      }
    }
  `);
  if (!leadsGroups && !isOn) return null;
  const save = (wanted: boolean) =>
    commit({
      variables: { isOn: wanted, timeZone: browserFormat().timeZone },
      onCompleted: () => void toasts.success(wanted ? texts.mailOn : texts.mailOff),
      onError: () => void toasts.error(texts.notDismissed),
    });
  return (
    <Card title={texts.mail}>
      <Switch
        label={texts.mailLabel}
        description={texts.mailHelp}
        value={isOn}
        isDisabled={isSaving}
        onChange={save}
      />
    </Card>
  );
}
