import { confirmationListTexts } from "@cathedra/domain/messages";
import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { ConfirmationCards_page$data } from "../../../../__generated__/ConfirmationCards_page.graphql.ts";
import type { useMoreRecordsQuery } from "../../../../__generated__/useMoreRecordsQuery.graphql.ts";
import { toasts } from "../../../../shell/toasts.ts";
import type { ConfirmationsView } from "./confirmations-view.ts";

type Page = Pick<ConfirmationCards_page$data, "next" | "records">;

/** The shown records, including further requested pages; `more` is undefined if there are none left. */
export function useMoreRecords(first: Page, { list, trainee }: ConfirmationsView) {
  const environment = useRelayEnvironment();
  const [pages, setPages] = useState<readonly Page[]>([]);
  const [isBusy, setBusy] = useState(false);
  const records = [first, ...pages].flatMap((page) => page.records);
  // A refetched first page may contain records of a later page.
  const known = [...new Map(records.map((record) => [record.id, record])).values()];
  const after = (pages.at(-1) ?? first).next ?? undefined;
  const load = async () => {
    setBusy(true);
    try {
      const answer = await fetchQuery<useMoreRecordsQuery>(
        environment,
        graphql`
          query useMoreRecordsQuery($state: LogbookConfirmationList, $trainee: ID, $after: String) {
            logbookConfirmations(state: $state, trainee: $trainee, after: $after) {
              ...ConfirmationCards_page @relay(mask: false)
            }
          }
        `,
        { state: list, trainee, after: after ?? null },
        { fetchPolicy: "network-only" },
      ).toPromise();
      if (answer !== undefined) setPages((before) => [...before, answer.logbookConfirmations]);
    } catch {
      toasts.error(confirmationListTexts.moreFailed);
    }
    setBusy(false);
  };
  return { records: known, isBusy, more: after === undefined ? undefined : () => void load() };
}
