import { graphql, useFragment } from "react-relay/hooks";
import type {
  ownVouchers_query$data,
  ownVouchers_query$key,
} from "../../__generated__/ownVouchers_query.graphql.ts";

/** A voucher as somebody has accepted it. */
export type OwnVoucher = ownVouchers_query$data["getCloudModulesResourceAccessVouchersAsTrainee"][number];

/**
 * One's own vouchers. Whoever asks for them anew asks for all of this: another tab may have accepted one that no page here
 * knows of.
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
