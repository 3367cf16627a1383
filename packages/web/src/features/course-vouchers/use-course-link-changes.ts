import { graphql, useMutation } from "react-relay/hooks";
import { commitMutation } from "relay-runtime";
import type { useCourseLinkChangesCreateMutation } from "../../__generated__/useCourseLinkChangesCreateMutation.graphql.ts";
import type { useCourseLinkChangesRegenerateMutation } from "../../__generated__/useCourseLinkChangesRegenerateMutation.graphql.ts";
import type { useCourseLinkChangesRevokeMutation } from "../../__generated__/useCourseLinkChangesRevokeMutation.graphql.ts";
import { environment } from "../../relay/environment.ts";

/** Makes a link to a course (2.021); rejects with what the API refused. */
export function createCourseLink(variables: useCourseLinkChangesCreateMutation["variables"]): Promise<void> {
  return new Promise((resolve, reject) => {
    commitMutation<useCourseLinkChangesCreateMutation>(environment, {
      mutation: graphql`
        mutation useCourseLinkChangesCreateMutation(
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
            ...CourseLink_voucher
          }
        }
      `,
      variables,
      onCompleted: () => resolve(),
      onError: reject,
    });
  });
}

/** Renews and ends the link of a course voucher; both reject with what the API refused. */
export function useCourseLinkChanges(courseVoucherId: number) {
  const [regenerate] = useMutation<useCourseLinkChangesRegenerateMutation>(graphql`
    mutation useCourseLinkChangesRegenerateMutation($courseVoucherId: Int!) {
      regenerateCourseVoucherCode(courseVoucherId: $courseVoucherId) {
        id
        ...CourseLink_voucher
      }
    }
  `);
  const [revoke] = useMutation<useCourseLinkChangesRevokeMutation>(graphql`
    mutation useCourseLinkChangesRevokeMutation($courseVoucherId: Int!) {
      revokeCourseVoucherCode(courseVoucherId: $courseVoucherId) {
        id
        ...CourseLink_voucher
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
