import { quotaLedgerList } from "@cathedra/domain/lists";
import { graphql } from "react-relay/hooks";
import type { ledgerRowsQuery } from "../../../../__generated__/ledgerRowsQuery.graphql.ts";
import { readAllRows } from "../../../../features/table-page/csv-rows.ts";
import { pageVariables } from "../../../../features/table-page/described-view.ts";
import { fetchWithoutStore } from "../../../../features/table-page/fetch-without-store.ts";
import type { LedgerRow } from "./ledger-columns.tsx";

void graphql`
  fragment ledgerRows_transaction on CloudModuleQuotaTransaction {
    id
    number
    createdAt
    kind
    amountInMs
    usedInMs
    reason
    voucherId
    voucherType
    voucherName
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
`;

/** All movements that match the filters in an address, the latest first. */
export function readLedgerRows(
  customerId: number,
  address: URLSearchParams,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<readonly LedgerRow[]> {
  const read = async (offset: number, limit: number) => {
    const variables = { ...pageVariables(quotaLedgerList, address), customerId, offset, limit };
    const { ledger } = await fetchWithoutStore<ledgerRowsQuery>(query, variables);
    return ledger.transactions;
  };
  return readAllRows(read, ({ id }) => id, { pageSize: 100, signal, onProgress });
}

const query = graphql`
  query ledgerRowsQuery(
    $customerId: Int!
    $kind: CloudModuleQuotaTransactionKind
    $voucherId: Int
    $personId: ID
    $from: DateTime
    $to: DateTime
    $limit: Int
    $offset: Int
  ) @raw_response_type {
    ledger: customerCloudModuleQuotaTransactions(
      customerId: $customerId
      kind: $kind
      voucherId: $voucherId
      personId: $personId
      from: $from
      to: $to
      limit: $limit
      offset: $offset
    ) {
      transactions {
        ...ledgerRows_transaction @relay(mask: false)
      }
    }
  }
`;
