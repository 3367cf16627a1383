import { administrationTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { FoldingCard } from "@cathedra/ui-kit/FoldingCard";
import { LazyPart, usePartWhenIdle } from "@cathedra/ui-kit/overlay";
import { Stack } from "@cathedra/ui-kit/Stack";
import { type ReactNode, useMemo, useState } from "react";
import { graphql } from "react-relay/hooks";
import type { AdminVouchersQuery } from "../../../__generated__/AdminVouchersQuery.graphql.ts";
import { columnsOfAccounts } from "../../../features/access-vouchers/columns-of-accounts.ts";
import { ListBar } from "../../../features/access-vouchers/ListBar.tsx";
import { isNarrowed } from "../../../features/access-vouchers/list-view.ts";
import { useVoucherAccounts } from "../../../features/access-vouchers/use-voucher-accounts.ts";
import { focusSearch } from "../../../features/list-bar/focus-search.ts";
import { useRereadWhenSeen } from "../../../features/poll/use-reread-when-seen.ts";
import { Section } from "../../../features/section/Section.tsx";
import { shownColumns } from "../../../features/table-page/columns.ts";
import { countText } from "../../../features/table-page/count-text.ts";
import { SaveCsv } from "../../../features/table-page/SaveCsv.tsx";
import { TablePlaceholder } from "../../../features/table-page/TablePlaceholder.tsx";
import { TableSection } from "../../../features/table-page/TableSection.tsx";
import { TableTools } from "../../../features/table-page/TableTools.tsx";
import { useOpened } from "../../../features/table-page/use-opened.ts";
import { useTableAddress } from "../../../features/table-page/use-table-address.ts";
import { useTableLook } from "../../../features/table-page/use-table-look.ts";
import { localDay } from "../../../format/dates.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { AdminPage } from "../AdminPage.tsx";
import { useChanged } from "../use-changed.ts";
import { VoucherDrawer } from "./VoucherDrawer.tsx";
import { VoucherPage, VoucherTable } from "./VoucherTable.tsx";
import { stateColumn, voucherColumns } from "./voucher-columns.tsx";
import { useVoucherCounts } from "./voucher-counts.ts";
import type { EditedVoucher } from "./voucher-form.ts";
import { readVoucherRows } from "./voucher-rows.ts";
import { type VouchersView, vouchersView } from "./vouchers-view.ts";

const orders = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
] as const;

const loadDialog = () => import("./VoucherDialog.tsx").then((module) => module.VoucherDialog);

/** Where vouchers for cloud cases are made, changed and ended (2.025-2.053). */
export function Component() {
  return (
    <AdminPage
      section="cloud-case-vouchers"
      title="Cloud case vouchers"
      documentTitle="Cloud case vouchers · Administration"
      explanation="Links by which people get cases of the simulator, and the time for them."
    >
      <Section placeholder={<TablePlaceholder label="Loading the vouchers" />}>
        <Vouchers />
      </Section>
    </AdminPage>
  );
}

function Vouchers() {
  useRereadWhenSeen();
  const data = useRouteQuery<AdminVouchersQuery>(graphql`
    query AdminVouchersQuery(
      $search: String
      $sort: ResourceAccessVoucherSort
      $space: Int
      $account: Int
    ) @preloadable {
      ...Viewer_query
      active: getAllCloudModulesResourceAccessVouchersAsAdmin(
        state: active
        search: $search
        sort: $sort
        learningSpaceId: $space
        customerId: $account
      ) {
        ...VoucherTable_vouchers
      }
      expired: getAllCloudModulesResourceAccessVouchersAsAdmin(
        state: expired
        search: $search
        sort: $sort
        learningSpaceId: $space
        customerId: $account
      ) {
        ...VoucherTable_vouchers
      }
      ...voucherCounts_query @arguments(search: $search, space: $space, account: $account)
      ...useVoucherAccounts_query
    }
  `);
  const { active, expired } = data;
  const counts = useVoucherCounts(data);
  const accounts = useVoucherAccounts(data);
  const { view, shown, show, isRereading } = useTableAddress(vouchersView);
  const [dialog, setDialog] = useState<{ readonly edited: EditedVoucher | null } | null>(null);
  const [isArchiveOpen, setArchiveOpen] = useState(false);
  const [changes, setChanges] = useState(0);
  const changed = useChanged();
  const [look, setLook] = useTableLook("vouchers");
  const { opened, close, hrefOf } = useOpened();
  usePartWhenIdle(loadDialog);
  const columns = useMemo(() => columnsOfAccounts(voucherColumns, accounts.length), [accounts.length]);
  if (accounts.length === 0) {
    return (
      <Card>
        <EmptyState>{administrationTexts.noAccounts}</EmptyState>
      </Card>
    );
  }
  const refresh = async (done?: string) => {
    setChanges(changes + 1);
    await changed(done);
  };
  const nothing = (sentence: string, action?: ReactNode) => (
    <EmptyState action={isNarrowed(view) && action}>
      {isNarrowed(view) ? "No voucher here matches." : sentence}
    </EmptyState>
  );
  const clear = () => {
    show({ ...view, search: "", space: null, account: null });
    focusSearch();
  };
  const showAll = <Button onPress={clear}>Show all vouchers</Button>;
  const common = {
    view,
    columns,
    look,
    hrefOf,
    onSort: (sort: VouchersView["sort"]) => show({ ...view, sort }),
    isRereading,
  };
  return (
    <Stack gap={6}>
      <ListBar
        view={view}
        searchLabel="Search vouchers"
        sortLabel="Sort by created date"
        orders={orders}
        accounts={accounts}
        createLabel="Create voucher"
        onChange={show}
        onCreate={() => setDialog({ edited: null })}
      >
        <TableTools columns={columns} look={look} onLookChange={setLook} />
        <SaveCsv
          name={`vouchers-${localDay()}`}
          columns={[stateColumn, ...shownColumns(columns, look)]}
          read={(signal, onProgress) => readVoucherRows(view, signal, onProgress)}
        />
      </ListBar>
      <TableSection title="Active" count={counts.activeCount} one="voucher">
        <VoucherTable
          {...common}
          label="Active vouchers"
          state="active"
          vouchers={active}
          empty={nothing("No active voucher yet.", showAll)}
        />
      </TableSection>
      <TableSection title="Expired" count={counts.expiredCount} one="voucher">
        <VoucherTable
          {...common}
          label="Expired vouchers"
          state="expired"
          vouchers={expired}
          empty={nothing("No voucher has expired.")}
        />
      </TableSection>
      <FoldingCard
        title="Archived"
        summary={countText(counts.archivedCount)}
        isExpanded={isArchiveOpen}
        onExpandedChange={setArchiveOpen}
      >
        <VoucherPage
          key={`${changes} ${shown}`}
          {...common}
          label="Archived vouchers"
          state="archived"
          empty={nothing("No voucher is archived.")}
        />
      </FoldingCard>
      {opened !== null && (
        <VoucherDrawer
          voucherId={Number(opened)}
          onClose={close}
          onEdit={(edited) => setDialog({ edited })}
          onArchived={() => void refresh()}
        />
      )}
      {dialog !== null && (
        <LazyPart
          load={loadDialog}
          isWanted
          onFailure={() => setDialog(null)}
          props={{
            accounts,
            edited: dialog.edited,
            onClose: () => setDialog(null),
            onSaved: (done: string) => void refresh(done),
          }}
        />
      )}
    </Stack>
  );
}
