import { Button } from "@cathedra/ui-kit/Button";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { type ReactNode, useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import type { VoucherList_vouchers$key } from "../../../__generated__/VoucherList_vouchers.graphql.ts";
import type {
  ResourceAccessVoucherState,
  VoucherListQuery,
} from "../../../__generated__/VoucherListQuery.graphql.ts";
import * as css from "../../../features/access-vouchers/parts.css.ts";
import { Section } from "../../../features/section/Section.tsx";
import { VoucherCard, type VoucherCardProps } from "./VoucherCard.tsx";
import type { VouchersView } from "./vouchers-view.ts";

/** X118: so many at once, and the others by "Show more". */
const pageSize = 200;

type Common = Pick<VoucherCardProps, "onEdit" | "onArchived"> & {
  readonly state: ResourceAccessVoucherState;
  readonly view: VouchersView;
};

export type VoucherListProps = Common & {
  readonly vouchers: VoucherList_vouchers$key;
  /** How many are on the pages before. */
  readonly offset?: number;
  readonly empty?: ReactNode;
};

/** One page of the vouchers of a section, and the way to the next. */
export function VoucherList({ vouchers: key, offset = 0, empty, ...common }: VoucherListProps) {
  const vouchers = useFragment(
    graphql`
      fragment VoucherList_vouchers on CloudModulesResourceAccessVoucher @relay(plural: true) {
        id
        ...VoucherCard_voucher
      }
    `,
    key,
  );
  const [isMore, setMore] = useState(false);
  const next = offset + pageSize;
  if (vouchers.length === 0) return empty;
  return (
    <Stack gap={4}>
      <div className={css.cards}>
        {vouchers.map((voucher) => (
          <VoucherCard
            key={voucher.id}
            voucher={voucher}
            onEdit={common.onEdit}
            onArchived={common.onArchived}
          />
        ))}
      </div>
      {isMore ? (
        <VoucherPage {...common} offset={next} />
      ) : (
        vouchers.length === pageSize && <Button onPress={() => setMore(true)}>Show more</Button>
      )}
    </Stack>
  );
}

export type VoucherPageProps = Common & { readonly offset?: number; readonly empty?: ReactNode };

/** A page that is read when it is asked for. */
export function VoucherPage(props: VoucherPageProps) {
  return (
    <Section placeholder={<Skeleton kind="block" height={280} label="Loading vouchers" />}>
      <Page {...props} />
    </Section>
  );
}

function Page({ offset = 0, ...props }: VoucherPageProps) {
  const { state, view } = props;
  const { getAllCloudModulesResourceAccessVouchersAsAdmin: vouchers } = useLazyLoadQuery<VoucherListQuery>(
    graphql`
      query VoucherListQuery(
        $state: ResourceAccessVoucherState!
        $search: String
        $sort: ResourceAccessVoucherSort
        $space: Int
        $offset: Int
      ) {
        getAllCloudModulesResourceAccessVouchersAsAdmin(
          state: $state
          search: $search
          sort: $sort
          learningSpaceId: $space
          offset: $offset
        ) {
          ...VoucherList_vouchers
        }
      }
    `,
    { ...view, state, offset },
    { fetchPolicy: "store-and-network" },
  );
  return <VoucherList {...props} offset={offset} vouchers={vouchers} />;
}
