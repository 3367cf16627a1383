import { graphql, useMutation } from "react-relay/hooks";
import type { useEndCaseMutation } from "../../__generated__/useEndCaseMutation.graphql.ts";

type Held = { readonly id: string; readonly voucher_id: number | null | undefined };

/** Ends the session of a machine (4.022); a session that has already ended counts as success. Rejects if the request failed. */
export function useEndCase(): (machine: Held) => Promise<void> {
  const [commit] = useMutation<useEndCaseMutation>(graphql`
    mutation useEndCaseMutation($voucherId: Int!, $vmId: ID!) {
      stopCloudCaseSessionWithVoucherId(voucherId: $voucherId, vmId: $vmId) {
        id
      }
    }
  `);
  return ({ id, voucher_id: voucherId }) =>
    new Promise((done, failed) => {
      if (voucherId == null) return done();
      commit({ variables: { voucherId, vmId: id }, onCompleted: () => done(), onError: failed });
    });
}
