import { confirmationListTexts, confirmationTexts } from "@cathedra/domain/messages";
import { Switch } from "@cathedra/ui-kit/Switch";
import { graphql, useFragment, useMutation } from "react-relay/hooks";
import type { MailSwitch_counts$key } from "../../../../__generated__/MailSwitch_counts.graphql.ts";
import type { MailSwitchMutation } from "../../../../__generated__/MailSwitchMutation.graphql.ts";
import { toasts } from "../../../../shell/toasts.ts";

/** A switch for mails about waiting records. */
export function MailSwitch({ counts }: { readonly counts: MailSwitch_counts$key }) {
  const { id, isByMail } = useFragment(
    graphql`
      fragment MailSwitch_counts on LogbookConfirmationCounts {
        id
        isByMail
      }
    `,
    counts,
  );
  const [commit, isSending] = useMutation<MailSwitchMutation>(graphql`
    mutation MailSwitchMutation($isOn: Boolean!) {
      setLogbookConfirmationMail(isOn: $isOn) {
        id
        isByMail
      }
    }
  `);
  return (
    <Switch
      label={confirmationListTexts.mails}
      description={isByMail ? confirmationListTexts.mailsOn : confirmationListTexts.mailsOff}
      value={isByMail}
      isDisabled={isSending}
      onChange={(isOn) =>
        commit({
          variables: { isOn },
          optimisticUpdater: (store) => store.get(id)?.setValue(isOn, "isByMail"),
          onError: () => void toasts.error(confirmationTexts.failed),
        })
      }
    />
  );
}
