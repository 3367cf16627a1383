import { classInvitationTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect, useEffectEvent } from "react";
import { graphql } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { InviteClassQuery } from "../../../../../__generated__/InviteClassQuery.graphql.ts";
import { InvitationLink } from "../../../../../features/invite-link/InvitationLink.tsx";
import { usePoll } from "../../../../../features/poll/use-poll.ts";
import { useRefreshOnReturn } from "../../../../../features/poll/use-refresh-on-return.ts";
import { useRouteQuery } from "../../../../../relay/use-route-query.ts";
import { Invitees } from "./Invitees.tsx";
import type { InvitedGroup } from "./PeopleListForm.tsx";

export type InviteClassProps = {
  /** Called with what the form for a list has to know of the group. */
  readonly onRead: (group: InvitedGroup) => void;
};

/** The invitation link of a group, and all people invited so far. */
export function InviteClass({ onRead }: InviteClassProps) {
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
  const { members } = customerGroup;
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    tell({ id, sendsMail, memberAddresses: members.map(({ email }) => email ?? "") });
  }, [id, sendsMail, members]);
  const { revalidate } = useRevalidator();
  const isWaiting = invitees.invitees.some(({ status }) => status === "mailWaiting");
  usePoll(isWaiting ? 4000 : null, revalidate);
  return (
    <Stack gap={6}>
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
