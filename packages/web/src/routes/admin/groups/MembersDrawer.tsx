import { fullName } from "@cathedra/domain";
import { groupAdministrationTexts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Button } from "@cathedra/ui-kit/Button";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Link } from "@cathedra/ui-kit/Link";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import type { MembersDrawer_group$key } from "../../../__generated__/MembersDrawer_group.graphql.ts";
import type { MembersDrawerQuery } from "../../../__generated__/MembersDrawerQuery.graphql.ts";
import { personHref } from "../../../features/people/person-href.ts";
import { DetailDrawer } from "../../../features/table-page/DetailDrawer.tsx";
import { offerUndo } from "../../../features/undo/offer-undo.ts";
import { keepFocus } from "../../../shell/focus-content.ts";
import { toasts } from "../../../shell/toasts.ts";
import { useViewer } from "../../../shell/use-viewer.ts";
import * as css from "./groups.css.ts";
import { useRemoveMember } from "./use-remove-users.ts";

export type MembersDrawerProps = {
  readonly groupId: number;
  readonly name: string;
  readonly onClose: () => void;
};

/** Everybody in a group, at the side of its card. */
export function MembersDrawer({ groupId, name, onClose }: MembersDrawerProps) {
  const [asked, setAsked] = useState(0);
  return (
    <DetailDrawer title={`People of ${name}`} notFound="This group is gone." onClose={onClose}>
      <Members groupId={groupId} asked={asked} askAgain={() => setAsked((times) => times + 1)} />
    </DetailDrawer>
  );
}

/** How many groups are shown before more are requested. */
const pageSize = 50;

type MembersProps = {
  readonly groupId: number;
  readonly asked: number;
  readonly askAgain: () => void;
};

function Members({ groupId, asked, askAgain }: MembersProps) {
  const { getCustomerGroup } = useLazyLoadQuery<MembersDrawerQuery>(
    graphql`
      query MembersDrawerQuery($customerGroupId: Int!) {
        getCustomerGroup(customerGroupId: $customerGroupId) {
          ...MembersDrawer_group
          ...AdminGroupCard_group
        }
      }
    `,
    { customerGroupId: groupId },
    { fetchPolicy: "store-and-network", fetchKey: asked },
  );
  const group = useFragment<MembersDrawer_group$key>(
    graphql`
      fragment MembersDrawer_group on CustomerGroup {
        admins {
          keycloak_id
          first_name
          last_name
          email
        }
        learners: members(roles: [learner]) {
          keycloak_id
          first_name
          last_name
          email
        }
        viewerCanRemoveMember
      }
    `,
    getCustomerGroup,
  );
  const [most, setMost] = useState(pageSize);
  const readsAudit = useViewer()?.viewerAdminSections.includes("audit") === true;
  const removeMember = useRemoveMember(groupId);
  const remove = async (keycloakId: string, name: string) => {
    const pressed = document.activeElement;
    try {
      offerUndo(groupAdministrationTexts.removedOne(name), await removeMember(keycloakId), askAgain);
      askAgain();
    } catch {
      toasts.error(groupAdministrationTexts.removeOneFailed);
    }
    keepFocus(() => document.querySelector<HTMLElement>("[data-drawer] button"), pressed);
  };
  const people = [
    ...group.admins.map((person) => ({ ...person, isAdmin: true })),
    ...group.learners.map((person) => ({ ...person, isAdmin: false })),
  ];
  if (people.length === 0) return <EmptyState>No one is in this group yet.</EmptyState>;
  return (
    <Stack gap={4}>
      <ul className={css.members}>
        {people.slice(0, most).map(({ keycloak_id, first_name, last_name, email, isAdmin }) => {
          const name = fullName({ firstName: first_name ?? "", lastName: last_name ?? "" });
          return (
            <li key={keycloak_id} className={css.member}>
              <div className={css.memberName}>
                {keycloak_id == null ? (
                  <Text>{name}</Text>
                ) : (
                  <Link href={personHref(keycloak_id)}>{name}</Link>
                )}
                <Text size="small" tone="muted">
                  {email}
                </Text>
              </div>
              {isAdmin && <Badge>Admin</Badge>}
              {readsAudit && keycloak_id != null && (
                <Link href={`/admin/audit?person=${keycloak_id}`} aria-label={`What happened to ${name}`}>
                  History
                </Link>
              )}
              {!isAdmin && group.viewerCanRemoveMember && keycloak_id != null && (
                <Button
                  size="small"
                  aria-label={`Remove ${name} from the group`}
                  onPress={() => void remove(keycloak_id, name)}
                >
                  Remove
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {people.length > most && (
        <Button onPress={() => setMost(most + pageSize)}>
          {`Show more (${people.length - most} not shown)`}
        </Button>
      )}
    </Stack>
  );
}
