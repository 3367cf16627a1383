import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { graphql, useFragment } from "react-relay/hooks";
import { useLocation } from "react-router";
import type { CopyRecordQuery } from "../../../../__generated__/CopyRecordQuery.graphql.ts";
import type { recordFragment_activity$key } from "../../../../__generated__/recordFragment_activity.graphql.ts";
import { useDraftId } from "../../../../features/draft/use-draft-id.ts";
import { savingQueue } from "../../../../features/record-queue/saving-queue.ts";
import { Section } from "../../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../../relay/use-route-query.ts";
import { recordCrumbs } from "../../crumbs.ts";
import { LogbookPage } from "../../LogbookPage.tsx";
import { CopiedNote } from "../form/CopiedNote.tsx";
import { copiedForm } from "../form/copied-form.ts";
import { FormPlaceholder } from "../form/FormPlaceholder.tsx";
import { RecordEditor } from "../form/RecordEditor.tsx";
import { recordFragment } from "../form/record-fragment.ts";
import { SuggestedValue } from "../form/SuggestedValue.tsx";

/** The page of a new record that begins as a copy of another one. Its address contains the id of its draft. */
export function Component() {
  return (
    <LogbookPage
      title="Enter New Record"
      crumbs={recordCrumbs({ label: "Enter New Record", href: useLocation().pathname })}
    >
      <Section
        placeholder={<FormPlaceholder label="Loading the record to copy" />}
        wayOut={
          <LinkButton href="/logbook/records/create" size="small">
            Create record
          </LinkButton>
        }
      >
        <Copy />
      </Section>
    </LogbookPage>
  );
}

function Copy() {
  const id = useDraftId();
  const data = useRouteQuery<CopyRecordQuery>(graphql`
    query CopyRecordQuery($id: ID!, $draft: ID) @preloadable {
      ...Viewer_query
      ...RecordEditor_query
      activity(id: $id) {
        id
        ...recordFragment_activity
      }
      logbookDraft(id: $draft) {
        ...useDraft_content
      }
    }
  `);
  const source = useFragment<recordFragment_activity$key>(recordFragment, data.activity);
  const copy = { source, toForm: copiedForm, Note: CopiedNote, Suggested: SuggestedValue };
  return (
    <RecordEditor
      key={id}
      query={data}
      copy={copy}
      queue={savingQueue}
      draft={{ id, stored: data.logbookDraft }}
    />
  );
}
