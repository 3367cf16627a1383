import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Select } from "@cathedra/ui-kit/Select";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { AdminLogbookQuery } from "../../../__generated__/AdminLogbookQuery.graphql.ts";
import { Section } from "../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { AdminPage } from "../AdminPage.tsx";
import { chosenAccount } from "./chosen-account.ts";

/** Where attendings and hospitals of an account are administered (7.083-7.085). */
export function Component() {
  return (
    <AdminPage section="logbook" title="Logbook" documentTitle="Logbook · Administration">
      <Section placeholder={<Skeleton kind="block" height={72} />}>
        <Accounts />
      </Section>
    </AdminPage>
  );
}

/** The accounts whose logbook the person administers; the first is preselected (7.084). */
function Accounts() {
  const { getCustomersForAdmin } = useRouteQuery<AdminLogbookQuery>(graphql`
    query AdminLogbookQuery @preloadable {
      ...Viewer_query
      getCustomersForAdmin {
        id
        name
        viewerCanAdministerLogbook
      }
    }
  `);
  const [search, setSearch] = useSearchParams();
  const accounts = getCustomersForAdmin.filter((account) => account.viewerCanAdministerLogbook);
  if (accounts.length === 0) {
    return <EmptyState>There is no account whose logbook you administer.</EmptyState>;
  }
  const chosen = chosenAccount(accounts, search.get("account"));
  return (
    <Stack gap={6}>
      <Select
        label="Accounts"
        options={accounts.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={chosen === undefined ? null : String(chosen.id)}
        placeholder="Choose an account"
        onChange={(account) => setSearch(account === null ? {} : { account }, { replace: true })}
      />
    </Stack>
  );
}
