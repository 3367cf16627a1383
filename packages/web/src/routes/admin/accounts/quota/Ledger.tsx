import { pageCount, pagesToShow } from "@cathedra/domain";
import { accountsTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Pager } from "@cathedra/ui-kit/Pager";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useMemo } from "react";
import { graphql } from "react-relay/hooks";
import { Navigate, useLocation } from "react-router";
import type { QuotaLedgerQuery } from "../../../../__generated__/QuotaLedgerQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../../features/poll/use-refresh-on-return.ts";
import { DataTable } from "../../../../features/table-page/DataTable.tsx";
import { TableActions } from "../../../../features/table-page/TableActions.tsx";
import { useTableAddress } from "../../../../features/table-page/use-table-address.ts";
import { useTableSettings } from "../../../../features/table-page/use-table-settings.ts";
import { useRouteQuery } from "../../../../relay/use-route-query.ts";
import { BalanceBar } from "../BalanceBar.tsx";
import { LedgerBar } from "./LedgerBar.tsx";
import { ledgerColumns } from "./ledger-columns.tsx";
import { readLedgerRows } from "./ledger-rows.ts";
import { ledgerView, wholeLedger } from "./ledger-view.ts";
import { ledgerPageSize } from "./page-size.ts";

/** A page of the ledger, below the present balances. */
export function Ledger() {
  useRefreshOnReturn();
  const { customer, customerCloudModuleQuotaTransactions: ledger } = useRouteQuery<QuotaLedgerQuery>(graphql`
    query QuotaLedgerQuery(
      $customerId: Int!
      $kind: CloudModuleQuotaTransactionKind
      $voucherId: Int
      $personId: ID
      $from: DateTime
      $to: DateTime
      $limit: Int!
      $offset: Int!
    ) @preloadable {
      ...Viewer_query
      customer(customerId: $customerId) {
        id
        name
        cloudModuleTimeBalance {
          ...BalanceBar_balance
        }
      }
      customerCloudModuleQuotaTransactions(
        customerId: $customerId
        kind: $kind
        voucherId: $voucherId
        personId: $personId
        from: $from
        to: $to
        limit: $limit
        offset: $offset
      ) {
        totalCount
        transactions {
          ...ledgerRows_transaction @relay(mask: false)
        }
      }
    }
  `);
  const { pathname } = useLocation();
  const { view, show, isRereading } = useTableAddress(ledgerView);
  const [settings, setSettings] = useTableSettings("ledger");
  const addressOf = (part: Partial<typeof view>) => `${pathname}?${ledgerView.write({ ...view, ...part })}`;
  const columns = useMemo(
    () => ledgerColumns((person) => `${pathname}?${ledgerView.write({ ...wholeLedger, person })}`),
    [pathname],
  );
  const last = pageCount(ledger.totalCount, ledgerPageSize);
  const current = Math.min(view.page, last);
  // The page is beyond the last one, because the link is old.
  if (ledger.transactions.length === 0 && ledger.totalCount > 0)
    return <Navigate to={addressOf({ page: last })} replace />;
  const isNarrowed = ledgerView.isNarrowed(view);
  return (
    <Stack gap={5}>
      <Card title={customer.name}>
        {customer.cloudModuleTimeBalance != null && <BalanceBar balance={customer.cloudModuleTimeBalance} />}
      </Card>
      <LedgerBar view={view} rows={ledger.transactions} onChange={show}>
        <TableActions
          name={`ledger-${customer.id}`}
          columns={columns}
          settings={settings}
          setSettings={setSettings}
          read={(signal, onProgress) => readLedgerRows(customer.id, view, signal, onProgress)}
        />
      </LedgerBar>
      <Card padding="none">
        <DataTable
          label="Movements of time"
          columns={columns}
          settings={settings}
          rows={ledger.transactions}
          rowId={({ id }) => id}
          isLoading={isRereading}
          empty={
            <EmptyState
              action={isNarrowed && <Button onPress={() => show(wholeLedger)}>Show all movements</Button>}
            >
              {isNarrowed ? "No movement matches." : accountsTexts.noEntries}
            </EmptyState>
          }
        />
      </Card>
      {last > 1 && (
        <Pager
          label="Pages of the ledger"
          current={current}
          entries={pagesToShow(current, last)}
          getHref={(page) => addressOf({ page })}
        />
      )}
    </Stack>
  );
}
