import { administrationTexts } from "@cathedra/domain";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { FoldingCard } from "@cathedra/ui-kit/FoldingCard";
import { Heading } from "@cathedra/ui-kit/Heading";
import { LazyPart, usePartWhenIdle } from "@cathedra/ui-kit/overlay";
import { Stack } from "@cathedra/ui-kit/Stack";
import { type ReactNode, useState } from "react";
import { graphql } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { AdminVouchersQuery } from "../../../__generated__/AdminVouchersQuery.graphql.ts";
import { ListBar } from "../../../features/access-vouchers/ListBar.tsx";
import { spacesOf, useVoucherAccounts } from "../../../features/access-vouchers/use-voucher-accounts.ts";
import { CardsSkeleton } from "../../../features/list-bar/CardsSkeleton.tsx";
import { focusSearch } from "../../../features/list-bar/focus-search.ts";
import { useRereadWhenSeen } from "../../../features/poll/use-reread-when-seen.ts";
import { Section } from "../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { AdminPage } from "../AdminPage.tsx";
import { useChanged } from "../logbook/lists/use-changed.ts";
import { VoucherList, VoucherPage } from "./VoucherList.tsx";
import type { EditedVoucher } from "./voucher-form.ts";
import { readVouchersView, type VouchersView, writeVouchersView } from "./vouchers-view.ts";

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
      <Section placeholder={<CardsSkeleton label="Loading the vouchers" />}>
        <Vouchers />
      </Section>
    </AdminPage>
  );
}

function Vouchers() {
  useRereadWhenSeen();
  const data = useRouteQuery<AdminVouchersQuery>(graphql`
    query AdminVouchersQuery($search: String, $sort: ResourceAccessVoucherSort, $space: Int) @preloadable {
      ...Viewer_query
      active: getAllCloudModulesResourceAccessVouchersAsAdmin(
        state: active
        search: $search
        sort: $sort
        learningSpaceId: $space
      ) {
        ...VoucherList_vouchers
      }
      expired: getAllCloudModulesResourceAccessVouchersAsAdmin(
        state: expired
        search: $search
        sort: $sort
        learningSpaceId: $space
      ) {
        ...VoucherList_vouchers
      }
      ...useVoucherAccounts_query
    }
  `);
  const { active, expired } = data;
  const accounts = useVoucherAccounts(data);
  const [query, setQuery] = useSearchParams();
  const [dialog, setDialog] = useState<{ readonly edited: EditedVoucher | null } | null>(null);
  const [isArchiveOpen, setArchiveOpen] = useState(false);
  const [changes, setChanges] = useState(0);
  const changed = useChanged();
  usePartWhenIdle(loadDialog);
  const view = readVouchersView(query);
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
  const common = {
    view,
    onEdit: (edited: EditedVoucher) => setDialog({ edited }),
    onArchived: () => void refresh(),
  };
  const isNarrowed = view.search !== "" || view.space !== null;
  const show = (next: VouchersView) =>
    setQuery(writeVouchersView(next), { replace: true, preventScrollReset: true });
  const nothing = (sentence: string, action?: ReactNode) => (
    <EmptyState action={isNarrowed && action}>
      {isNarrowed ? "No voucher here matches." : sentence}
    </EmptyState>
  );
  const clear = () => {
    show({ ...view, search: "", space: null });
    focusSearch();
  };
  const showAll = <Button onPress={clear}>Show all vouchers</Button>;
  return (
    <Stack gap={6}>
      <ListBar
        view={view}
        searchLabel="Search vouchers"
        sortLabel="Sort by created date"
        orders={orders}
        spaces={spacesOf(accounts)}
        createLabel="Create voucher"
        onChange={show}
        onCreate={() => setDialog({ edited: null })}
      />
      <section aria-label="Active">
        <Stack gap={4}>
          <Heading level={2}>Active</Heading>
          <VoucherList
            {...common}
            state="active"
            vouchers={active}
            empty={nothing("No active voucher yet.", showAll)}
          />
        </Stack>
      </section>
      <section aria-label="Expired">
        <Stack gap={4}>
          <Heading level={2}>Expired</Heading>
          <VoucherList
            {...common}
            state="expired"
            vouchers={expired}
            empty={nothing("No voucher has expired.")}
          />
        </Stack>
      </section>
      <FoldingCard title="Archived" isExpanded={isArchiveOpen} onExpandedChange={setArchiveOpen}>
        <VoucherPage
          key={`${changes} ${writeVouchersView(view)}`}
          {...common}
          state="archived"
          empty={nothing("No voucher is archived.")}
        />
      </FoldingCard>
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
