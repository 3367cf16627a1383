import { accountsTexts, pageCount, pagesToShow } from "@cathedra/domain";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Pager } from "@cathedra/ui-kit/Pager";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Table } from "@cathedra/ui-kit/Table";
import { graphql } from "react-relay/hooks";
import { Navigate, useLocation, useSearchParams } from "react-router";
import type { QuotaLedgerQuery } from "../../../../__generated__/QuotaLedgerQuery.graphql.ts";
import { useRereadWhenSeen } from "../../../../features/poll/use-reread-when-seen.ts";
import { useRouteQuery } from "../../../../relay/use-route-query.ts";
import { readPage } from "../../../logbook/totals/page-number.ts";
import { BalanceBar } from "../BalanceBar.tsx";
import { ledgerColumns } from "./ledger-columns.tsx";
import { ledgerPageSize } from "./page-size.ts";

/** A page of the ledger under the balances of today. */
export function Ledger() {
  useRereadWhenSeen();
  const { customer, customerCloudModuleQuotaTransactions: ledger } = useRouteQuery<QuotaLedgerQuery>(graphql`
    query QuotaLedgerQuery($customerId: Int!, $limit: Int!, $offset: Int!) @preloadable {
      ...Viewer_query
      customer(customerId: $customerId) {
        id
        name
        cloudModuleTimeBalance {
          ...BalanceBar_balance
        }
      }
      customerCloudModuleQuotaTransactions(customerId: $customerId, limit: $limit, offset: $offset) {
        totalCount
        transactions {
          id
          number
          createdAt
          kind
          amountInMs
          voucherId
          eventName
          spendableTimeInMs
          reservedTimeInMs
          consumedTimeInMs
          actor {
            keycloak_id
            first_name
            last_name
          }
          user {
            keycloak_id
            first_name
            last_name
          }
        }
      }
    }
  `);
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const last = pageCount(ledger.totalCount, ledgerPageSize);
  const current = Math.min(readPage(query), last);
  // A page beyond the last one, of an old link.
  if (ledger.transactions.length === 0 && ledger.totalCount > 0)
    return <Navigate to={`?page=${last}`} replace />;
  return (
    <Stack gap={5}>
      <Card title={customer.name}>
        {customer.cloudModuleTimeBalance != null && <BalanceBar balance={customer.cloudModuleTimeBalance} />}
      </Card>
      <Card padding="none">
        <Table
          label="Movements of time"
          columns={ledgerColumns}
          rows={ledger.transactions}
          rowId={({ id }) => id}
          empty={<EmptyState>{accountsTexts.noEntries}</EmptyState>}
        />
      </Card>
      {last > 1 && (
        <Pager
          label="Pages of the ledger"
          current={current}
          entries={pagesToShow(current, last)}
          hrefOf={(page) => `${pathname}?page=${page}`}
        />
      )}
    </Stack>
  );
}
