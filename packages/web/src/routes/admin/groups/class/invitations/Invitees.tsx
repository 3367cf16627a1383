import { pageCount, pagesToShow } from "@cathedra/domain";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Pager } from "@cathedra/ui-kit/Pager";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useCallback } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Navigate, useLocation } from "react-router";
import type { Invitees_class$key } from "../../../../../__generated__/Invitees_class.graphql.ts";
import { DataTable } from "../../../../../features/table-page/DataTable.tsx";
import { TableActions } from "../../../../../features/table-page/TableActions.tsx";
import { TableBar } from "../../../../../features/table-page/TableBar.tsx";
import { useTableAddress } from "../../../../../features/table-page/use-table-address.ts";
import { useTableSettings } from "../../../../../features/table-page/use-table-settings.ts";
import { InviteeActions } from "./InviteeActions.tsx";
import { type InviteeRow, inviteeColumns, statusBadges } from "./invitee-columns.tsx";
import { readInvitees } from "./invitee-rows.ts";
import {
  allInvitees,
  type InviteesView,
  inviteeStatuses,
  inviteesPageSize,
  inviteesView,
} from "./invitees-view.ts";

type Props = { readonly of: Invitees_class$key; readonly sendsMail: boolean };

/** The people who were invited by name, their status, and the possible actions. */
export function Invitees({ of, sendsMail }: Props) {
  const { id, inviteeCount, joinedCount, failedCount, invitees } = useFragment(
    graphql`
      fragment Invitees_class on ClassInvitation
      @argumentDefinitions(
        search: { type: "String" }
        status: { type: "InviteeStatus" }
        limit: { type: "Int!" }
        offset: { type: "Int!" }
      ) {
        id
        inviteeCount
        joinedCount
        failedCount
        invitees(search: $search, status: $status, limit: $limit, offset: $offset) {
          totalCount
          invitees {
            ...inviteeRows_invitee @relay(mask: false)
          }
        }
      }
    `,
    of,
  );
  const { pathname } = useLocation();
  const { view, show, isRereading } = useTableAddress(inviteesView);
  const [settings, setSettings] = useTableSettings("invitees");
  const change = (part: Partial<InviteesView>) => show({ ...view, page: 1, ...part });
  const acts = useCallback(
    (row: InviteeRow) => <InviteeActions groupId={id} row={row} sendsMail={sendsMail} />,
    [id, sendsMail],
  );
  const addressOf = (page: number) => `${pathname}?${inviteesView.write({ ...view, page })}`;
  const last = pageCount(invitees.totalCount, inviteesPageSize);
  const current = Math.min(view.page, last);
  // An old link can lead to a page that no longer exists.
  if (invitees.invitees.length === 0 && invitees.totalCount > 0)
    return <Navigate to={addressOf(last)} replace />;
  const isNarrowed = inviteesView.isNarrowed(view);
  return (
    <Card title={`Invited so far (${inviteeCount.toLocaleString("en")})`}>
      <Stack gap={4}>
        {inviteeCount > 0 && (
          <Text tone="muted">
            {`${joinedCount.toLocaleString("en")} joined`}
            {failedCount > 0 ? ` · ${failedCount.toLocaleString("en")} could not be reached` : ""}
          </Text>
        )}
        <TableBar
          search={{
            label: "Search invited people",
            value: view.search,
            onSearch: (search) => change({ search }),
          }}
          acts={
            <TableActions
              name={`invited-${id}`}
              columns={inviteeColumns}
              settings={settings}
              setSettings={setSettings}
              read={(signal, onProgress) => readInvitees(id, view, signal, onProgress)}
              offersWorkbook
            />
          }
        >
          <Select
            label="State"
            options={inviteeStatuses.map((value) => ({ value, label: statusBadges[value].label }))}
            emptyLabel="All states"
            value={view.status}
            onChange={(status) => change({ status: inviteeStatuses.find((each) => each === status) ?? null })}
          />
        </TableBar>
        <DataTable
          label="Invited people"
          columns={inviteeColumns}
          settings={settings}
          rows={invitees.invitees}
          rowId={rowId}
          rowActions={acts}
          isLoading={isRereading}
          empty={
            <EmptyState
              action={isNarrowed && <Button onPress={() => show(allInvitees)}>Show everyone</Button>}
            >
              {isNarrowed ? "No one matches." : "No one has been invited from a list yet."}
            </EmptyState>
          }
        />
        {last > 1 && (
          <Pager
            label="Pages of invited people"
            current={current}
            entries={pagesToShow(current, last)}
            getHref={addressOf}
          />
        )}
      </Stack>
    </Card>
  );
}

function rowId({ id }: InviteeRow): string {
  return String(id);
}
