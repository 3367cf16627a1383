import { fullName } from "@cathedra/domain";
import { AvatarGroup } from "@cathedra/ui-kit/AvatarGroup";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Card } from "@cathedra/ui-kit/Card";
import { Mail } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type { GroupCard_group$key } from "../../../__generated__/GroupCard_group.graphql.ts";
import { InvitationLink } from "../../../features/invite-link/InvitationLink.tsx";
import { contactAddress } from "./contact-address.ts";
import * as css from "./GroupCard.css.ts";
import { LeaveGroup } from "./LeaveGroup.tsx";

export type GroupCardProps = {
  readonly group: GroupCard_group$key;
  /** The signed-in person, who is left out of the recipients. */
  readonly viewerId: string | undefined;
};

/** One group of the person: its facts, its people, its invitation, and the button to leave it (13.025, 13.026). */
export function GroupCard({ group: key, viewerId }: GroupCardProps) {
  const group = useFragment(
    graphql`
      fragment GroupCard_group on CustomerGroup {
        name
        description
        customer {
          id
          name
        }
        admins {
          keycloak_id
          first_name
          last_name
          email
        }
        members(roles: [learner], limit: 3) {
          keycloak_id
          first_name
          last_name
        }
        memberCount(roles: [learner])
        viewerIsMember
        viewerRole
        viewerCanManageInvitation
        ...InvitationLink_group
        ...LeaveGroup_group
      }
    `,
    key,
  );
  const others = group.admins.filter(({ keycloak_id }) => keycloak_id !== viewerId);
  const address = contactAddress(group.name, others);
  return (
    <Card
      title={group.name}
      actions={
        group.viewerRole == null ? undefined : <Badge>{roleNames[group.viewerRole] ?? "Member"}</Badge>
      }
    >
      <div className={css.content}>
        <Stack gap={1}>
          <Text size="small" weight="medium">
            {group.customer.name}
          </Text>
          {group.description !== null && (
            <Text size="small" tone="muted">
              {group.description}
            </Text>
          )}
        </Stack>
        <dl className={css.people}>
          <dt>{group.admins.length > 1 ? "Admins" : "Admin"}</dt>
          <dd>
            <Who label="Admins" people={group.admins} total={group.admins.length} nobody="None yet" />
          </dd>
          <dt>{`Members (${group.memberCount})`}</dt>
          <dd>
            <Who label="Members" people={group.members} total={group.memberCount} nobody="No one yet" />
          </dd>
        </dl>
        {group.viewerCanManageInvitation && <InvitationLink group={group} />}
        <div className={css.foot}>
          <Inline gap={2}>
            {address !== undefined && (
              <LinkButton href={address} size="small" icon={Mail}>
                Contact Admin
              </LinkButton>
            )}
            {group.viewerIsMember && <LeaveGroup group={group} />}
          </Inline>
        </div>
      </div>
    </Card>
  );
}

/** Role names are lower case in the contract, and capitalised here (X48). */
const roleNames: Readonly<Record<string, string>> = { admin: "Admin", learner: "Learner" };

type Named = {
  readonly keycloak_id: string | null | undefined;
  readonly first_name: string | null | undefined;
  readonly last_name: string | null | undefined;
};

type WhoProps = {
  readonly label: string;
  readonly people: readonly Named[];
  readonly total: number;
  readonly nobody: string;
};

/** The first three people as pictures and the others as a number; a single person with their name. */
function Who({ label, people, total, nobody }: WhoProps) {
  if (people.length === 0) return <Text size="small">{nobody}</Text>;
  const named = people.map(({ keycloak_id, first_name, last_name }) => ({
    id: keycloak_id ?? "",
    name: fullName({ firstName: first_name ?? "", lastName: last_name ?? "" }),
  }));
  const [only] = named;
  return (
    <Inline gap={2}>
      <AvatarGroup label={label} people={named} max={3} total={total} />
      {total === 1 && only !== undefined && (
        <Text as="span" size="small">
          {only.name}
        </Text>
      )}
    </Inline>
  );
}
