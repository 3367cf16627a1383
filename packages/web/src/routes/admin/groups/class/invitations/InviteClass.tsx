import { classInvitationTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Card } from "@cathedra/ui-kit/Card";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { InviteClassQuery } from "../../../../../__generated__/InviteClassQuery.graphql.ts";
import { InvitationLink } from "../../../../../features/invite-link/InvitationLink.tsx";
import { usePoll } from "../../../../../features/poll/use-poll.ts";
import { useRefreshOnReturn } from "../../../../../features/poll/use-refresh-on-return.ts";
import { useRouteQuery } from "../../../../../relay/use-route-query.ts";
import { Invitees } from "./Invitees.tsx";
import { PeopleListForm } from "./PeopleListForm.tsx";
import { PeopleListResults } from "./PeopleListResults.tsx";
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
          ...InvitationLink_group
          members(limit: 2000) {
            keycloak_id
            email
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
  return (
    <Stack gap={6}>
      {!sendsMail && <Banner tone="warning">{classInvitationTexts.noMail}</Banner>}
      <div data-not-printed>
        <PeopleListForm
          groupId={id}
          sendsMail={sendsMail}
          memberAddresses={customerGroup.members.map(({ email }) => email ?? "")}
          onInvited={(rows) => setSent({ lists: sent.lists + 1, rows })}
        />
      </div>
      {sent.rows.length > 0 && (
        <PeopleListResults
          key={sent.lists}
          groupId={id}
          rows={sent.rows}
          sendsMail={sendsMail}
          onClose={() => setSent({ ...sent, rows: [] })}
        />
      )}
      <Card title="Invitation link">
        <Stack gap={3}>
          <Text measure="reading">
            {sendsMail ? classInvitationTexts.groupLink : classInvitationTexts.linkAlone}
          </Text>
          <InvitationLink group={customerGroup} />
        </Stack>
      </Card>
      <Invitees of={classInvitation} sendsMail={sendsMail} />
    </Stack>
  );
}
