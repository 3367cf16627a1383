import { quotaLedgerList } from "@cathedra/domain/lists";
import { accountsTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useMemo } from "react";
import { graphql } from "react-relay/hooks";
import { useLocation, useSearchParams } from "react-router";
import type { QuotaLedgerQuery } from "../../../../__generated__/QuotaLedgerQuery.graphql.ts";
import { getName } from "../../../../features/access-vouchers/person-names.ts";
import { PagedList } from "../../../../features/table-page/PagedList.tsx";
import { TableActions } from "../../../../features/table-page/TableActions.tsx";
import { useRouteQuery } from "../../../../relay/use-route-query.ts";
import { BalanceBar } from "../BalanceBar.tsx";
import { type LedgerRow, ledgerColumns } from "./ledger-columns.tsx";
import { readLedgerRows } from "./ledger-rows.ts";
import { causeText } from "./ledger-texts.ts";

/** A page of the ledger, below the present balances. */
export function Ledger() {
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
  const [address] = useSearchParams();
  const columns = useMemo(
    () => ledgerColumns((person) => `${pathname}?${new URLSearchParams({ person })}`),
    [pathname],
  );
  return (
    <Stack gap={5}>
      <Card title={customer.name}>
        {customer.cloudModuleTimeBalance != null && <BalanceBar balance={customer.cloudModuleTimeBalance} />}
      </Card>
      <PagedList
        list={quotaLedgerList}
        name="ledger"
        label="Movements of time"
        pagesLabel="Pages of the ledger"
        columns={columns}
        rows={ledger.transactions}
        total={ledger.totalCount}
        rowId={({ id }) => id}
        texts={{
          none: "No movement matches.",
          noneYet: accountsTexts.noEntries,
          showAll: "Show all movements",
        }}
        // The filtered rows have the names of the person and of the voucher.
        chips={{
          person: { text: getPerson(ledger.transactions, address.get("person")) },
          voucher: { text: getVoucher(ledger.transactions, address.get("voucher")) },
        }}
        tableActions={(table) => (
          <TableActions
            {...table}
            name={`ledger-${customer.id}`}
            read={(signal, onProgress) => readLedgerRows(customer.id, address, signal, onProgress)}
          />
        )}
      />
    </Stack>
  );
}

function getPerson(rows: readonly LedgerRow[], id: string | null): string {
  const person = rows.flatMap(({ user, actor }) => [user, actor]).find((each) => each?.keycloak_id === id);
  return person == null ? "somebody" : getName(person);
}

function getVoucher(rows: readonly LedgerRow[], id: string | null): string {
  const row = rows.find(({ voucherId }) => String(voucherId) === id);
  return row === undefined ? `number ${id}` : causeText(row);
}
