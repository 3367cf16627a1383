import { auditLimits } from "@cathedra/domain/audit";
import { graphql, useMutation } from "react-relay/hooks";
import type { useAuditFileMutation } from "../../../__generated__/useAuditFileMutation.graphql.ts";
import type { useAuditFileQuery } from "../../../__generated__/useAuditFileQuery.graphql.ts";
import { mostSaved } from "../../../features/table-page/csv-rows.ts";
import { fetchWithoutStore } from "../../../features/table-page/fetch-without-store.ts";
import { commitMutation } from "../commit-mutation.ts";
import type { AuditRow } from "./audit-columns.tsx";
import { type AuditView, getFilter } from "./audit-view.ts";

/**
 * Reads all matches of the filters for a file, page by page, up to the maximum of a file; the export itself is first written to
 * the log.
 */
export function useAuditFile(view: AuditView) {
  const [note] = useMutation<useAuditFileMutation>(graphql`
    mutation useAuditFileMutation($filter: AuditFilter) {
      noteAuditExport(filter: $filter)
    }
  `);
  return async (signal: AbortSignal, onProgress: (count: number) => void): Promise<readonly AuditRow[]> => {
    const filter = getFilter(view);
    await commitMutation<useAuditFileMutation>(note)({ filter });
    const rows: AuditRow[] = [];
    let before: string | null | undefined = null;
    do {
      const { auditEntries }: useAuditFileQuery["rawResponse"] = await fetchWithoutStore<useAuditFileQuery>(
        graphql`
          query useAuditFileQuery($filter: AuditFilter, $first: Int!, $before: ID) @raw_response_type {
            auditEntries(filter: $filter, first: $first, before: $before) {
              next
              entries {
                ...auditColumns_entry @relay(mask: false)
              }
            }
          }
        `,
        { filter, first: auditLimits.maxOnPage, before },
      );
      signal.throwIfAborted();
      rows.push(...auditEntries.entries);
      onProgress(rows.length);
      before = auditEntries.next;
    } while (before != null && rows.length < mostSaved);
    return rows.slice(0, mostSaved);
  };
}
