import { logbookDuplicatesTexts } from "@cathedra/domain/messages";
import { fetchQuery, graphql, useMutation, useRelayEnvironment } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { useSetDoubleCountsQuery } from "../../../__generated__/useSetDoubleCountsQuery.graphql.ts";
import type { useSetDoubleMutation } from "../../../__generated__/useSetDoubleMutation.graphql.ts";
import { toasts } from "../../../shell/toasts.ts";
import { duplicatesVariables } from "./duplicates-view.ts";

/** Marks a pair as not a double, or takes that back. The pair stays in its place until the page is read again. */
export function useSetDouble() {
  const [query] = useSearchParams();
  const { to } = duplicatesVariables(query);
  const environment = useRelayEnvironment();
  const [commit, isPending] = useMutation<useSetDoubleMutation>(graphql`
    mutation useSetDoubleMutation($first: ID!, $second: ID!, $isDismissed: Boolean!) {
      setLogbookDoubleDismissed(first: $first, second: $second, isDismissed: $isDismissed) {
        ...DoublePair_pair
      }
    }
  `);
  const set = (first: string, second: string, isDismissed: boolean) =>
    commit({
      variables: { first, second, isDismissed },
      onCompleted: () => {
        toasts.success(isDismissed ? logbookDuplicatesTexts.saved : logbookDuplicatesTexts.restored);
        // The numbers of procedures follow; where they cannot be read, those of before stay.
        fetchQuery<useSetDoubleCountsQuery>(
          environment,
          graphql`
            query useSetDoubleCountsQuery($to: Date!) {
              logbookCaseCounts(to: $to) {
                ...CaseCounts_counts
              }
            }
          `,
          { to },
        ).subscribe({ error: () => {} });
      },
      onError: ({ message }) => {
        toasts.error(message);
      },
    });
  return { set, isPending };
}
