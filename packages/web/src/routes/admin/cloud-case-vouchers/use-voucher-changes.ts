import { graphql, useMutation } from "react-relay/hooks";
import type { useVoucherChangesArchiveMutation } from "../../../__generated__/useVoucherChangesArchiveMutation.graphql.ts";
import type { useVoucherChangesCreateMutation } from "../../../__generated__/useVoucherChangesCreateMutation.graphql.ts";
import type { useVoucherChangesEditMutation } from "../../../__generated__/useVoucherChangesEditMutation.graphql.ts";
import type { useVoucherChangesRegenerateMutation } from "../../../__generated__/useVoucherChangesRegenerateMutation.graphql.ts";
import type { useVoucherChangesRevokeMutation } from "../../../__generated__/useVoucherChangesRevokeMutation.graphql.ts";
import { commitMutation, commitMutationForResponse } from "../commit-mutation.ts";

/** Creating and changing a voucher; both reject with the API's refusal. */
export function useSaveVoucher() {
  const [create] = useMutation<useVoucherChangesCreateMutation>(graphql`
    mutation useVoucherChangesCreateMutation(
      $validTo: DateTime!
      $customerId: Int!
      $learningSpaceId: Int!
      $maxUses: Int!
      $maxDurationInSeconds: Int!
      $modules: [CloudModuleCasesInput!]!
      $name: String
      $idempotencyKey: String
    ) {
      createCloudModulesResourceAccessVoucher(
        validTo: $validTo
        customerId: $customerId
        learningSpaceId: $learningSpaceId
        maxUses: $maxUses
        maxDurationInSeconds: $maxDurationInSeconds
        modules: $modules
        name: $name
        idempotencyKey: $idempotencyKey
      ) {
        id
        code
      }
    }
  `);
  const [edit] = useMutation<useVoucherChangesEditMutation>(graphql`
    mutation useVoucherChangesEditMutation(
      $voucherId: Int!
      $validTo: DateTime!
      $maxUses: Int!
      $modules: [CloudModuleCasesInput!]!
      $name: String
      $modifiedAt: DateTime!
    ) {
      editCloudModulesResourceAccessVoucher(
        voucherId: $voucherId
        validTo: $validTo
        maxUses: $maxUses
        modules: $modules
        name: $name
        modifiedAt: $modifiedAt
      ) {
        ...VoucherDetail_voucher
          ...voucherList_rows
      }
    }
  `);
  return { create: commitMutationForResponse(create), edit: commitMutation(edit) };
}

/** Ends a voucher; rejects when that failed. */
export function useArchiveVoucher(): (id: number) => Promise<void> {
  const [archive] = useMutation<useVoucherChangesArchiveMutation>(graphql`
    mutation useVoucherChangesArchiveMutation($id: Int!) {
      archiveResourceAccessVoucher(resourceAccessVoucherId: $id) {
        cloudModulesVoucher {
          ...VoucherDetail_voucher
          ...voucherList_rows
        }
      }
    }
  `);
  return async (id) => commitMutation(archive)({ id });
}

/** Ends a voucher and changes its code; each function rejects when it failed. */
export function useVoucherChanges(id: number) {
  const archive = useArchiveVoucher();
  const [regenerate] = useMutation<useVoucherChangesRegenerateMutation>(graphql`
    mutation useVoucherChangesRegenerateMutation($id: Int!) {
      regenerateResourceAccessVoucherCode(resourceAccessVoucherId: $id) {
        cloudModulesVoucher {
          ...VoucherLink_voucher
          ...voucherList_rows
        }
      }
    }
  `);
  const [revoke] = useMutation<useVoucherChangesRevokeMutation>(graphql`
    mutation useVoucherChangesRevokeMutation($id: Int!) {
      revokeResourceAccessVoucherCode(resourceAccessVoucherId: $id) {
        cloudModulesVoucher {
          ...VoucherLink_voucher
          ...voucherList_rows
        }
      }
    }
  `);
  return {
    archive: () => archive(id),
    regenerate: () => commitMutation(regenerate)({ id }),
    revoke: () => commitMutation(revoke)({ id }),
  };
}
