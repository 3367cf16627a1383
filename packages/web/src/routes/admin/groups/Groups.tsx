import { pageCount, pagesToShow } from "@cathedra/domain";
import { groupAdministrationTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Users } from "@cathedra/ui-kit/Icon";
import { Pager } from "@cathedra/ui-kit/Pager";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { Navigate, useLocation } from "react-router";
import type { AdminGroupsQuery } from "../../../__generated__/AdminGroupsQuery.graphql.ts";
import { focusSearch } from "../../../features/list-bar/focus-search.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { useOpened } from "../../../features/table-page/use-opened.ts";
import { useTableAddress } from "../../../features/table-page/use-table-address.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { AdminGroupCard } from "./AdminGroupCard.tsx";
import { GroupDialog } from "./GroupDialog.tsx";
import { GroupDrawer } from "./GroupDrawer.tsx";
import { GroupsBar } from "./GroupsBar.tsx";
import { GroupTable } from "./GroupTable.tsx";
import { type GroupFields, newGroup } from "./group-form.ts";
import * as css from "./groups.css.ts";
import { groupsPageSize, groupsView } from "./groups-view.ts";

/** A page of groups below the search and filters (9.037-9.040). */
export function Groups() {
  useRefreshOnReturn();
  const { administeredGroups, getCustomersForAdmin, user } = useRouteQuery<AdminGroupsQuery>(graphql`
    query AdminGroupsQuery($search: String, $customerId: Int, $sort: GroupSort, $limit: Int!, $offset: Int!)
    @preloadable {
      ...Viewer_query
      user {
        keycloak_id
        viewerGroupAccounts {
          id
          name
        }
      }
      getCustomersForAdmin {
        id
        name
      }
      administeredGroups(
        search: $search
        customerId: $customerId
        sort: $sort
        limit: $limit
        offset: $offset
      ) {
        totalCount
        groups {
          id
          ...AdminGroupCard_group
          ...GroupTable_groups
        }
      }
    }
  `);
  const { pathname } = useLocation();
  const { view, show, isRereading } = useTableAddress(groupsView);
  const { opened, close, getHref } = useOpened();
  const [edited, setEdited] = useState<GroupFields | null>(null);
  const { groups, totalCount } = administeredGroups;
  const accounts = user?.viewerGroupAccounts ?? [];
  const addressOf = (page: number) => `${pathname}?${groupsView.write({ ...view, page })}`;
  const last = pageCount(totalCount, groupsPageSize);
  const current = Math.min(view.page, last);
  // The page is beyond the last one: the link is old, or the last group was deleted.
  if (groups.length === 0 && totalCount > 0) return <Navigate to={addressOf(last)} replace />;
  const isNarrowed = groupsView.isNarrowed(view);
  const clear = () => {
    show(groupsView.whole(view));
    focusSearch();
  };
  return (
    <Stack gap={5}>
      <GroupsBar
        view={view}
        accounts={getCustomersForAdmin}
        onChange={show}
        onCreate={accounts.length === 0 ? undefined : () => setEdited(newGroup(accounts))}
      />
      <output>
        <Text size="small" tone="muted">
          {countText(totalCount)}
        </Text>
      </output>
      {groups.length === 0 ? (
        <Card>
          <EmptyState icon={Users} action={isNarrowed && <Button onPress={clear}>Show all groups</Button>}>
            {groupAdministrationTexts.none}
          </EmptyState>
        </Card>
      ) : view.look === "table" ? (
        <GroupTable
          groups={groups}
          sort={view.sort}
          onSort={(sort) => show({ ...view, page: 1, sort })}
          getHref={getHref}
          isLoading={isRereading}
        />
      ) : (
        <ul className={css.cards} aria-label="Groups" aria-busy={isRereading}>
          {groups.map((group) => (
            <li key={group.id}>
              <AdminGroupCard group={group} onEdit={setEdited} />
            </li>
          ))}
        </ul>
      )}
      {last > 1 && (
        <Pager
          label="Pages of groups"
          current={current}
          entries={pagesToShow(current, last)}
          getHref={addressOf}
        />
      )}
      {opened !== null && (
        <GroupDrawer key={opened} groupId={Number(opened)} onEdit={setEdited} onClose={close} />
      )}
      {edited !== null && <GroupDialog start={edited} accounts={accounts} onClose={() => setEdited(null)} />}
    </Stack>
  );
}

const countedUpTo = 10_000;

/** The number of groups as text; the API stops counting at a maximum. */
function countText(count: number): string {
  if (count >= countedUpTo) return `More than ${countedUpTo.toLocaleString("en")} groups`;
  return count === 1 ? "1 group" : `${count.toLocaleString("en")} groups`;
}
