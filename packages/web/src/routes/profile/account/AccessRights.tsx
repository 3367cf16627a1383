import { knownRoles, roleLabels } from "@cathedra/domain/access";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Card } from "@cathedra/ui-kit/Card";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type { AccessRights_user$key } from "../../../__generated__/AccessRights_user.graphql.ts";
import * as css from "./AccessRights.css.ts";

/** The rights of the person, which they cannot change themselves. */
export function AccessRights({ user }: { readonly user: AccessRights_user$key }) {
  const { roles, viewerCanUseLogbook } = useFragment(
    graphql`
      fragment AccessRights_user on User {
        roles
        viewerCanUseLogbook
      }
    `,
    user,
  );
  return (
    <Card title="Access">
      <Stack gap={5}>
        <dl className={css.facts}>
          <dt>Roles</dt>
          <dd>
            <Inline gap={2}>
              {roleNames(roles).map((name) => (
                <Badge key={name}>{name}</Badge>
              ))}
            </Inline>
          </dd>
          <dt>Logbook</dt>
          <dd>{viewerCanUseLogbook ? "Included" : "Not included"}</dd>
        </dl>
        <Text size="small" tone="muted">
          Ask your administrator to change this.
        </Text>
      </Stack>
    </Card>
  );
}

/** The roles of a token as text; a person without a role is a trainee. */
function roleNames(roles: readonly string[]): readonly string[] {
  const known = knownRoles(roles);
  return known.length === 0 ? ["Trainee"] : known.map((role) => roleLabels[role]);
}
