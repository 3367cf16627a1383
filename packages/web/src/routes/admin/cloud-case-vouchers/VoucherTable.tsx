import { voucherName } from "@cathedra/domain/cloud";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import type { TableSort } from "@cathedra/ui-kit/Table";
import { type ReactNode, useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import type { VoucherTable_vouchers$key } from "../../../__generated__/VoucherTable_vouchers.graphql.ts";
import type {
  ResourceAccessVoucherState,
  VoucherTableQuery,
} from "../../../__generated__/VoucherTableQuery.graphql.ts";
import { CopyLinkButton } from "../../../features/access-vouchers/CopyLinkButton.tsx";
import { Section } from "../../../features/section/Section.tsx";
import type { DataColumn, TableLook } from "../../../features/table-page/columns.ts";
import { DataTable } from "../../../features/table-page/DataTable.tsx";
import type { VoucherRow } from "./voucher-columns.tsx";
import type { VouchersView } from "./vouchers-view.ts";

/** X118: so many at once, and the others by "Show more". */
const pageSize = 200;

type Common = {
  readonly label: string;
  readonly state: ResourceAccessVoucherState;
  readonly view: VouchersView;
  readonly columns: readonly DataColumn<VoucherRow>[];
  readonly look: TableLook;
  readonly hrefOf: (id: number) => string;
  readonly onSort: (sort: VouchersView["sort"]) => void;
  readonly isRereading: boolean;
  readonly empty: ReactNode;
};

export type VoucherTableProps = Common & {
  readonly vouchers: VoucherTable_vouchers$key;
  /** How many are on the pages before. */
  readonly offset?: number;
};

/** One page of the vouchers of a section, and the way to the next. */
export function VoucherTable({ vouchers: key, offset = 0, ...common }: VoucherTableProps) {
  const vouchers = useFragment(
    graphql`
      fragment VoucherTable_vouchers on CloudModulesResourceAccessVoucher @relay(plural: true) {
        id
        name
        state
        code
        createdAt
        validTo
        used
        maxUses
        maxDurationInSeconds
        customer {
          id
          name
          viewerCanReadLedger
        }
        learningSpace {
          id
          name
        }
        creator {
          keycloak_id
          first_name
          last_name
        }
        # Whole, as a row's details read it.
        modules {
          moduleId
          name
          description
          cases {
            caseId
            name
            description
          }
        }
      }
    `,
    key,
  );
  const [isMore, setMore] = useState(false);
  const { label, view, columns, look, hrefOf, onSort, isRereading, empty } = common;
  const next = offset + pageSize;
  const sort: TableSort = {
    column: "createdAt",
    direction: view.sort === "oldest" ? "ascending" : "descending",
  };
  if (vouchers.length === 0 && offset > 0) return null;
  return (
    <Stack gap={4}>
      <Card padding="none">
        <DataTable
          label={offset === 0 ? label : `${label}, from ${offset + 1}`}
          columns={columns}
          look={look}
          rows={vouchers}
          rowId={idOf}
          rowHref={({ id }) => hrefOf(id)}
          rowActions={linkOf}
          actionsLabel="Invite link"
          sort={sort}
          onSortChange={({ direction }) => onSort(direction === "ascending" ? "oldest" : "newest")}
          isLoading={isRereading}
          empty={empty}
        />
      </Card>
      {isMore ? (
        <VoucherPage {...common} offset={next} />
      ) : (
        vouchers.length === pageSize && <Button onPress={() => setMore(true)}>Show more</Button>
      )}
    </Stack>
  );
}

const idOf = ({ id }: VoucherRow) => String(id);

function linkOf({ state, code, ...voucher }: VoucherRow): ReactNode {
  return state === "active" && code != null && <CopyLinkButton code={code} of={voucherName(voucher)} />;
}

export type VoucherPageProps = Common & { readonly offset?: number };

/** A page that is read when it is asked for. */
export function VoucherPage(props: VoucherPageProps) {
  return (
    <Section placeholder={<Skeleton kind="block" height={180} label="Loading vouchers" />}>
      <Page {...props} />
    </Section>
  );
}

function Page({ offset = 0, ...props }: VoucherPageProps) {
  const { state, view } = props;
  const { getAllCloudModulesResourceAccessVouchersAsAdmin: vouchers } = useLazyLoadQuery<VoucherTableQuery>(
    graphql`
      query VoucherTableQuery(
        $state: ResourceAccessVoucherState!
        $search: String
        $sort: ResourceAccessVoucherSort
        $space: Int
        $account: Int
        $offset: Int
      ) {
        getAllCloudModulesResourceAccessVouchersAsAdmin(
          state: $state
          search: $search
          sort: $sort
          learningSpaceId: $space
          customerId: $account
          offset: $offset
        ) {
          ...VoucherTable_vouchers
        }
      }
    `,
    { ...view, state, offset },
    { fetchPolicy: "store-and-network" },
  );
  return <VoucherTable {...props} offset={offset} vouchers={vouchers} />;
}
