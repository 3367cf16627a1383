import { Card } from "@cathedra/ui-kit/Card";
import { Link } from "@cathedra/ui-kit/Link";
import { useEffect } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { Drafts_query$key } from "../../__generated__/Drafts_query.graphql.ts";
import { localDrafts } from "../draft/drafts.ts";
import { DraftRow } from "./DraftRow.tsx";
import * as css from "./Drafts.css.ts";

export type DraftsProps = {
  readonly query: Drafts_query$key;
  /** How many of the latest to show; the others are on the page of the logbook. */
  readonly limit?: number;
};

/** The cases that a person has begun and not saved; nothing where there are none. */
export function Drafts({ query, limit = Number.POSITIVE_INFINITY }: DraftsProps) {
  const { user, logbookDrafts } = useFragment(
    graphql`
      fragment Drafts_query on Query {
        user {
          keycloak_id
        }
        logbookDrafts {
          id
          ...DraftRow_draft
        }
      }
    `,
    query,
  );
  const owner = user?.keycloak_id ?? "";
  // What an earlier visit could not send is sent now, and then stands in the list.
  useEffect(() => {
    if (localDrafts.of(owner).length === 0) return;
    void import("../draft/send-local-drafts.ts")
      .then(({ sendLocalDrafts }) => sendLocalDrafts(owner))
      .catch(reportError);
  }, [owner]);
  const drafts = logbookDrafts ?? [];
  if (drafts.length === 0) return null;
  const isCut = drafts.length > limit;
  return (
    <Card
      title={drafts.length === 1 ? "Unfinished record" : `${drafts.length} unfinished records`}
      padding="none"
      actions={
        isCut ? (
          <Link href="/logbook" variant="alone">
            All drafts
          </Link>
        ) : undefined
      }
    >
      <ul className={css.list}>
        {drafts.slice(0, limit).map((draft) => (
          <DraftRow key={draft.id} draft={draft} owner={owner} />
        ))}
      </ul>
    </Card>
  );
}
