import { isMailPace, type MailPace, mailPaces } from "@cathedra/domain/inbox";
import { inboxMailTexts, inboxTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { CheckboxGroup } from "@cathedra/ui-kit/CheckboxGroup";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import type { NotificationMailMutation } from "../../../__generated__/NotificationMailMutation.graphql.ts";
import type { NotificationMailQuery } from "../../../__generated__/NotificationMailQuery.graphql.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { toasts } from "../../../shell/toasts.ts";
import { WeekMail } from "./WeekMail.tsx";

type Chosen = { readonly kinds: readonly string[]; readonly pace: MailPace };

const paces = mailPaces.map((pace) => ({ value: pace, label: inboxMailTexts[pace] }));

export function NotificationMail() {
  const { notificationMail: mail, weekMail } = useRouteQuery<NotificationMailQuery>(graphql`
    query NotificationMailQuery @preloadable {
      ...Viewer_query
      notificationMail {
        id
        address
        obstacle
        pace
        kinds {
          kind
          label
          isByMail
        }
      }
      weekMail {
        ...WeekMail_mail
      }
    }
  `);
  const stored: Chosen = {
    kinds: mail.kinds.filter(({ isByMail }) => isByMail).map(({ kind }) => kind),
    pace: isMailPace(mail.pace) ? mail.pace : "hour",
  };
  const [changed, setChanged] = useState<Chosen>();
  const [save, isSaving] = useSave();
  const chosen = changed ?? stored;
  return (
    <Stack gap={6}>
      <Card>
        <Stack gap={6}>
          <Text>{inboxMailTexts.explanation(mail.address)}</Text>
          {mail.obstacle != null && (
            <Banner tone="warning">
              {mail.obstacle === "noMail" ? inboxMailTexts.noMail : inboxMailTexts.unverified}
            </Banner>
          )}
          <CheckboxGroup
            label={inboxMailTexts.kinds}
            options={mail.kinds.map(({ kind, label }) => ({ value: kind, label }))}
            value={chosen.kinds}
            onChange={(kinds) => setChanged({ ...chosen, kinds })}
          />
          <RadioGroup
            label={inboxMailTexts.pace}
            options={paces}
            value={chosen.pace}
            isDisabled={chosen.kinds.length === 0}
            onChange={(pace) => {
              if (pace !== null && isMailPace(pace)) setChanged({ ...chosen, pace });
            }}
          />
          <div>
            <Button
              variant="primary"
              isPending={isSaving}
              onPress={() => save(chosen, () => setChanged(undefined))}
            >
              {inboxMailTexts.save}
            </Button>
          </div>
        </Stack>
      </Card>
      <WeekMail mail={weekMail} />
    </Stack>
  );
}

function useSave() {
  const [commit, isSaving] = useMutation<NotificationMailMutation>(graphql`
    mutation NotificationMailMutation($kinds: [String!]!, $pace: NotificationMailPace!) {
      setNotificationMail(kinds: $kinds, pace: $pace) {
        id
        address
        obstacle
        pace
        kinds {
          kind
          label
          isByMail
        }
      }
    }
  `);
  const save = ({ kinds, pace }: Chosen, onDone: () => void) =>
    commit({
      variables: { kinds, pace },
      onCompleted: () => {
        toasts.success(inboxMailTexts.saved);
        onDone();
      },
      onError: () => void toasts.error(inboxTexts.notChanged),
    });
  return [save, isSaving] as const;
}
