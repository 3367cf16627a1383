import { administrationTexts, cloudVoucherTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { LazyPart, usePreloadedPart } from "@cathedra/ui-kit/overlay";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useMemo, useState } from "react";
import { graphql } from "react-relay/hooks";
import type { AdminVouchersQuery } from "../../../__generated__/AdminVouchersQuery.graphql.ts";
import { columnsOfAccounts } from "../../../features/access-vouchers/columns-of-accounts.ts";
import { ListBar } from "../../../features/access-vouchers/ListBar.tsx";
import { useVoucherAccounts } from "../../../features/access-vouchers/use-voucher-accounts.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../features/section/Section.tsx";
import { ListActions } from "../../../features/table-page/ListActions.tsx";
import { ListSections } from "../../../features/table-page/ListSections.tsx";
import { TablePlaceholder } from "../../../features/table-page/TablePlaceholder.tsx";
import { useList } from "../../../features/table-page/use-list.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { AdminPage } from "../AdminPage.tsx";
import { announceCreatedVoucher } from "./announce-created-voucher.ts";
import { useArchiveVoucher } from "./use-voucher-changes.ts";
import type { CreatedVoucher } from "./VoucherDialog.tsx";
import { VoucherDrawer } from "./VoucherDrawer.tsx";
import { voucherColumns } from "./voucher-columns.tsx";
import type { EditedVoucher } from "./voucher-form.ts";
import { voucherList } from "./voucher-list.tsx";

const orders = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
] as const;

const loadDialog = () => import("./VoucherDialog.tsx").then((module) => module.VoucherDialog);

/** The administration of vouchers for cloud cases (2.025-2.053). */
export function Component() {
  return (
    <AdminPage
      section="cloud-case-vouchers"
      title="Cloud case vouchers"
      documentTitle="Cloud case vouchers · Administration"
    >
      <Section placeholder={<TablePlaceholder label="Loading the vouchers" />}>
        <Vouchers />
      </Section>
    </AdminPage>
  );
}

function Vouchers() {
  useRefreshOnReturn();
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
        ...voucherList_rows
      }
      expired: getAllCloudModulesResourceAccessVouchersAsAdmin(
        state: expired
        search: $search
        sort: $sort
        learningSpaceId: $space
        customerId: $account
      ) {
        ...voucherList_rows
      }
      activeCount: countCloudModulesResourceAccessVouchersAsAdmin(
        state: active
        search: $search
        learningSpaceId: $space
        customerId: $account
      )
      expiredCount: countCloudModulesResourceAccessVouchersAsAdmin(
        state: expired
        search: $search
        learningSpaceId: $space
        customerId: $account
      )
      archivedCount: countCloudModulesResourceAccessVouchersAsAdmin(
        state: archived
        search: $search
        learningSpaceId: $space
        customerId: $account
      )
      ...useVoucherAccounts_query
    }
  `);
  const accounts = useVoucherAccounts(data);
  const [dialog, setDialog] = useState<{ readonly edited: EditedVoucher | null } | null>(null);
  const archive = useArchiveVoucher();
  usePreloadedPart(loadDialog);
  const columns = useMemo(() => columnsOfAccounts(voucherColumns, accounts.length), [accounts.length]);
  const list = useList(voucherList, columns);
  if (accounts.length === 0) {
    return (
      <Card>
        <EmptyState>{administrationTexts.noAccounts}</EmptyState>
      </Card>
    );
  }
  return (
    <Stack gap={6}>
      <ListBar
        view={list.view}
        searchLabel="Search vouchers"
        sortLabel="Sort by created date"
        orders={orders}
        accounts={accounts}
        createLabel="Create voucher"
        onChange={list.show}
        onCreate={() => setDialog({ edited: null })}
      >
        <ListActions of={list} />
      </ListBar>
      <ListSections
        of={list}
        data={{
          active: { count: data.activeCount, rows: data.active },
          expired: { count: data.expiredCount, rows: data.expired },
          archived: { count: data.archivedCount },
        }}
      />
      {list.opened !== null && (
        <VoucherDrawer
          voucherId={Number(list.opened)}
          onClose={list.close}
          onEdit={(edited) => setDialog({ edited })}
          onArchived={() => void list.refresh()}
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
            onCreated: (voucher: CreatedVoucher) => {
              announceCreatedVoucher(voucher, archive, () => list.refresh());
              void list.refresh();
            },
            onUpdated: () => void list.refresh(cloudVoucherTexts.updated),
          }}
        />
      )}
    </Stack>
  );
}
