import { graphql, useMutation } from "react-relay/hooks";
import { commitMutation } from "relay-runtime";
import type { useCourseVoucherChangesCreateMutation } from "../../__generated__/useCourseVoucherChangesCreateMutation.graphql.ts";
import type { useCourseVoucherChangesRegenerateMutation } from "../../__generated__/useCourseVoucherChangesRegenerateMutation.graphql.ts";
import type { useCourseVoucherChangesRevokeMutation } from "../../__generated__/useCourseVoucherChangesRevokeMutation.graphql.ts";
import { environment } from "../../relay/environment.ts";

/** Makes a link to a course (2.021); rejects with the API's refusal. */
export function createCourseVoucher(
  variables: useCourseVoucherChangesCreateMutation["variables"],
): Promise<void> {
  return new Promise((resolve, reject) => {
    commitMutation<useCourseVoucherChangesCreateMutation>(environment, {
      mutation: graphql`
        mutation useCourseVoucherChangesCreateMutation(
          $customerGroupId: Int!
          $talentCourseId: Int!
          $maxUses: Int
          $endDate: DateTime
          $key: String
        ) {
          createCourseVoucher(
            customerGroupId: $customerGroupId
            talentCourseId: $talentCourseId
            maxUses: $maxUses
            endDate: $endDate
            idempotencyKey: $key
          ) {
            id
            ...CourseVoucherLink_voucher
          }
        }
      `,
      variables,
      onCompleted: () => resolve(),
      onError: reject,
    });
  });
}

/** Replaces and withdraws the link of a course voucher; both functions reject with the API's refusal. */
export function useCourseVoucherChanges(courseVoucherId: number) {
  const [regenerate] = useMutation<useCourseVoucherChangesRegenerateMutation>(graphql`
    mutation useCourseVoucherChangesRegenerateMutation($courseVoucherId: Int!) {
      regenerateCourseVoucherCode(courseVoucherId: $courseVoucherId) {
        id
        ...CourseVoucherLink_voucher
      }
    }
  `);
  const [revoke] = useMutation<useCourseVoucherChangesRevokeMutation>(graphql`
    mutation useCourseVoucherChangesRevokeMutation($courseVoucherId: Int!) {
      revokeCourseVoucherCode(courseVoucherId: $courseVoucherId) {
        id
        ...CourseVoucherLink_voucher
      }
    }
  `);
  const variables = { courseVoucherId };
  return {
    regenerate: () =>
      new Promise<void>((resolve, reject) => {
        regenerate({ variables, onCompleted: () => resolve(), onError: reject });
      }),
    revoke: () =>
      new Promise<void>((resolve, reject) => {
        revoke({ variables, onCompleted: () => resolve(), onError: reject });
      }),
  };
}
