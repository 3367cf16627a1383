import { graphql, useFragment } from "react-relay/hooks";
import type {
  ownVouchers_query$data,
  ownVouchers_query$key,
} from "../../__generated__/ownVouchers_query.graphql.ts";

/** A voucher that the person has accepted. */
export type OwnVoucher = ownVouchers_query$data["getCloudModulesResourceAccessVouchersAsTrainee"][number];

/**
 * The person's vouchers. Every refetch requests the whole list, because another tab may have accepted a voucher that this page
 * does not know.
 */
export function useOwnVouchers(query: ownVouchers_query$key): readonly OwnVoucher[] {
  const { getCloudModulesResourceAccessVouchersAsTrainee: vouchers } = useFragment(
    graphql`
      fragment ownVouchers_query on Query {
        getCloudModulesResourceAccessVouchersAsTrainee {
          voucherId
          name
          archivedAt
          customer {
            id
            name
          }
          learningSpace {
            id
            name
          }
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
          durationLeftInSeconds
          validTo
          acceptedAt
          expired
        }
      }
    `,
    query,
  );
  return vouchers;
}
