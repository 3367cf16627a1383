import { classInvitationTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Copy } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { InviteClassQuery } from "../../../../../__generated__/InviteClassQuery.graphql.ts";
import { copyLink } from "../../../../../features/invite-link/copy-link.ts";
import { usePoll } from "../../../../../features/poll/use-poll.ts";
import { useRefreshOnReturn } from "../../../../../features/poll/use-refresh-on-return.ts";
import { useRouteQuery } from "../../../../../relay/use-route-query.ts";
import { Invitees } from "./Invitees.tsx";
import { ListForm } from "./ListForm.tsx";
import { ListResults } from "./ListResults.tsx";
import type { ResultRow } from "./result-rows.ts";

const nothingSent = { lists: 0, rows: [] };

/** The form for a list of people to invite, the result of the last list, and all people invited so far. */
export function InviteClass() {
  useRefreshOnReturn();
  const { classInvitation } = useRouteQuery<InviteClassQuery>(graphql`
    query InviteClassQuery(
      $customerGroupId: Int!
      $search: String
      $status: InviteeStatus
      $limit: Int!
      $offset: Int!
    ) @preloadable {
      ...Viewer_query
      classInvitation(customerGroupId: $customerGroupId) {
        id
        sendsMail
        customerGroup {
          name
          customer {
            name
          }
          invitationLink {
            code
          }
        }
        ...Invitees_class
          @arguments(search: $search, status: $status, limit: $limit, offset: $offset)
        invitees(search: $search, status: $status, limit: $limit, offset: $offset) {
          invitees {
            status
          }
        }
      }
    }
  `);
  const { id, sendsMail, customerGroup, invitees } = classInvitation;
  const [sent, setSent] = useState<{ readonly lists: number; readonly rows: readonly ResultRow[] }>(
    nothingSent,
  );
  const { revalidate } = useRevalidator();
  const isWaiting = invitees.invitees.some(({ status }) => status === "mailWaiting");
  usePoll(isWaiting ? 4000 : null, revalidate);
  const code = customerGroup.invitationLink?.code;
  return (
    <Stack gap={6}>
      {!sendsMail && <Banner tone="warning">{classInvitationTexts.noMail}</Banner>}
      <ListForm
        groupId={id}
        group={`${customerGroup.name}, ${customerGroup.customer.name}`}
        sendsMail={sendsMail}
        onInvited={(rows) => setSent({ lists: sent.lists + 1, rows })}
      />
      {sent.rows.length > 0 && (
        <ListResults
          key={sent.lists}
          groupId={id}
          rows={sent.rows}
          sendsMail={sendsMail}
          onClose={() => setSent({ ...sent, rows: [] })}
        />
      )}
      <ClassLink code={code} sendsMail={sendsMail} />
      <Invitees of={classInvitation} sendsMail={sendsMail} />
    </Stack>
  );
}

type Props = { readonly code: string | undefined; readonly sendsMail: boolean };

/** The link of the group, to be passed on by hand; mails have personal ones. */
function ClassLink({ code, sendsMail }: Props) {
  const link = code === undefined ? undefined : `${location.origin}/?inviteCode=${code}`;
  return (
    <Card title="Invitation link">
      <Stack gap={3}>
        <Text measure="reading">
          {link === undefined
            ? "The group has no invitation link now. You can make one on its card."
            : sendsMail
              ? classInvitationTexts.groupLink
              : "Anyone who opens this link and signs in joins the group."}
        </Text>
        {link !== undefined && (
          <Inline gap={2}>
            <Button icon={Copy} onPress={() => void copyLink(link)}>
              Copy invite link
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
