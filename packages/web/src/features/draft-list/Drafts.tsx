import { Card } from "@cathedra/ui-kit/Card";
import { graphql, useFragment } from "react-relay/hooks";
import type { Drafts_query$key } from "../../__generated__/Drafts_query.graphql.ts";
import { useQueuedRecords } from "../record-queue/use-queued-records.ts";
import { DraftRow } from "./DraftRow.tsx";
import * as css from "./Drafts.css.ts";
import { useLocalDraftsSent } from "./use-local-drafts-sent.ts";

/** The cases that a person has begun and not saved; nothing if there are none. */
export function Drafts({ query }: { readonly query: Drafts_query$key }) {
  const { user, logbookDrafts } = useFragment(
    graphql`
      fragment Drafts_query on Query {
        user {
          keycloak_id
        }
        logbookDrafts {
          id
          recordId
          ...DraftRow_draft
        }
      }
    `,
    query,
  );
  const owner = user?.keycloak_id ?? "";
  useLocalDraftsSent(owner);
  const queued = useQueuedRecords();
  // Drafts that wait in this browser are in the list of waiting records instead.
  const drafts = (logbookDrafts ?? []).filter(({ id, recordId }) => queued?.has(recordId ?? id) !== true);
  if (drafts.length === 0) return null;
  return (
    <Card
      title={drafts.length === 1 ? "Unfinished record" : `${drafts.length} unfinished records`}
      padding="none"
    >
      <ul className={css.list}>
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} owner={owner} />
        ))}
      </ul>
    </Card>
  );
}
