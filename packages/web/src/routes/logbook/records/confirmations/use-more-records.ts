import { confirmationListTexts } from "@cathedra/domain/messages";
import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { ConfirmationRows_page$data } from "../../../../__generated__/ConfirmationRows_page.graphql.ts";
import type { useMoreRecordsQuery } from "../../../../__generated__/useMoreRecordsQuery.graphql.ts";
import { toasts } from "../../../../shell/toasts.ts";
import type { ConfirmationsView } from "./confirmations-view.ts";

type Page = Pick<ConfirmationRows_page$data, "next" | "records">;

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
              ...ConfirmationRows_page @relay(mask: false)
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
  /** The records of later pages do not follow the store: an answer replaces them. */
  const replace = (changed: Page["records"]) =>
    setPages((before) =>
      before.map((page) => ({
        ...page,
        records: page.records.map((record) => changed.find(({ id }) => id === record.id) ?? record),
      })),
    );
  return { records: known, isBusy, replace, more: after === undefined ? undefined : () => void load() };
}
