import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql } from "react-relay/hooks";
import type { AccountsQuery } from "../../../__generated__/AccountsQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { AdminPage } from "../AdminPage.tsx";
import { AccountList } from "./AccountList.tsx";

/** The accounts of customers, with their admins, learning spaces and hours (9.014-9.018). */
export function Component() {
  return (
    <AdminPage section="accounts" title="Accounts" documentTitle="Accounts · Administration">
      <Section placeholder={<Places />}>
        <Accounts />
      </Section>
    </AdminPage>
  );
}

/** Reserves the space of the bar and the first two accounts. */
function Places() {
  return (
    <Stack gap={6}>
      <Skeleton kind="block" height={40} label="Loading the accounts" />
      <Skeleton kind="block" height={480} />
      <Skeleton kind="block" height={480} />
    </Stack>
  );
}

function Accounts() {
  useRefreshOnReturn();
  const { customers, talentBranches, user } = useRouteQuery<AccountsQuery>(graphql`
    query AccountsQuery @preloadable {
      ...Viewer_query
      user {
        keycloak_id
        email
        viewerCanCreateAccount
      }
      talentBranches {
        id
        name
        description
        # What the page of the learning spaces reads of the same list.
        ...SpaceList_space
      }
      customers {
        id
        name
        ...AccountCard_account
      }
    }
  `);
  return (
    <AccountList
      accounts={customers}
      spaces={talentBranches}
      viewerEmail={user?.email ?? null}
      mayAdd={user?.viewerCanCreateAccount === true}
    />
  );
}
