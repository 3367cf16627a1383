import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { VoucherDrawerQuery } from "../../../__generated__/VoucherDrawerQuery.graphql.ts";
import { DetailDrawer } from "../../../features/table-page/DetailDrawer.tsx";
import { VoucherDetail, type VoucherDetailProps } from "./VoucherDetail.tsx";

export type VoucherDrawerProps = Omit<VoucherDetailProps, "voucher"> & {
  readonly voucherId: number;
  readonly onClose: () => void;
};

/** The details of one voucher in any state; a link may open one that is not on the present page of the table. */
export function VoucherDrawer({ voucherId, onClose, ...detail }: VoucherDrawerProps) {
  return (
    <DetailDrawer
      title="Voucher"
      notFound={`There is no voucher ${voucherId}, or it belongs to an account that you do not administer.`}
      onClose={onClose}
    >
      <Voucher {...detail} voucherId={voucherId} />
    </DetailDrawer>
  );
}

function Voucher({ voucherId, ...detail }: Omit<VoucherDrawerProps, "onClose">) {
  const { getCloudModulesResourceAccessVoucherAsAdmin: voucher } = useLazyLoadQuery<VoucherDrawerQuery>(
    graphql`
      query VoucherDrawerQuery($voucherId: Int!) {
        getCloudModulesResourceAccessVoucherAsAdmin(voucherId: $voucherId) {
          ...VoucherDetail_voucher
        }
      }
    `,
    { voucherId },
    { fetchPolicy: "store-and-network" },
  );
  return <VoucherDetail {...detail} voucher={voucher} />;
}
