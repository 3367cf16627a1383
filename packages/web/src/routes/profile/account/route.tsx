import { Badge } from "@cathedra/ui-kit/Badge";
import { Card } from "@cathedra/ui-kit/Card";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import type { ViewerQuery } from "../../../__generated__/ViewerQuery.graphql.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { viewerQuery } from "../../../shell/viewer.ts";
import { useSiteConfig } from "../../../site/use-site-config.ts";
import { ProfilePage } from "../ProfilePage.tsx";
import { roleNames } from "../role-names.ts";
import * as css from "./account.css.ts";

/** What the identity service says of the person; nothing here is changed in the portal (13.005, 13.006). */
export function Component() {
  const { user } = useRouteQuery<ViewerQuery>(viewerQuery);
  const passwordUrl = useSiteConfig()?.identity.accountPasswordUrl;
  return (
    <ProfilePage section="Account">
      <Card title="Account">
        <Stack gap={5}>
          <dl className={css.facts}>
            <dt>Name</dt>
            <dd>{`${user?.first_name ?? ""} ${user?.last_name ?? ""}`.trim()}</dd>
            <dt>E-mail</dt>
            <dd>{user?.email}</dd>
            <dt>Roles</dt>
            <dd>
              <Inline gap={2}>
                {roleNames(user?.roles ?? []).map((name) => (
                  <Badge key={name}>{name}</Badge>
                ))}
              </Inline>
            </dd>
            <dt>Logbook</dt>
            <dd>{user?.viewerCanUseLogbook === true ? "Included" : "Not included"}</dd>
          </dl>
          <Text size="small" tone="muted">
            Your name, e-mail address and roles come from the identity service that you sign in with. Your
            administrator can have them changed.
          </Text>
          {passwordUrl !== undefined && (
            <Link href={passwordUrl} variant="alone" isExternal>
              Change your password
            </Link>
          )}
        </Stack>
      </Card>
    </ProfilePage>
  );
}
