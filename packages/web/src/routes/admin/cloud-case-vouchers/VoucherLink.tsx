import { graphql, useFragment } from "react-relay/hooks";
import type { VoucherLink_voucher$key } from "../../../__generated__/VoucherLink_voucher.graphql.ts";
import { InviteLinkActions } from "../../../features/access-vouchers/InviteLinkActions.tsx";
import { useVoucherChanges } from "./use-voucher-changes.ts";

/** The link of an active voucher (2.019, 2.023). */
export function VoucherLink({ voucher: key }: { readonly voucher: VoucherLink_voucher$key }) {
  const { id, code } = useFragment(
    graphql`
      fragment VoucherLink_voucher on CloudModulesResourceAccessVoucher {
        id
        code
      }
    `,
    key,
  );
  const { regenerate, revoke } = useVoucherChanges(id);
  return <InviteLinkActions of="voucher" code={code} regenerate={regenerate} revoke={revoke} />;
}
