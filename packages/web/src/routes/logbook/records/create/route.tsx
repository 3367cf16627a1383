import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql } from "react-relay/hooks";
import type { CreateRecordQuery } from "../../../../__generated__/CreateRecordQuery.graphql.ts";
import { useDraftId } from "../../../../features/draft/use-draft-id.ts";
import { savingQueue } from "../../../../features/record-queue/saving-queue.ts";
import { Section } from "../../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../../relay/use-route-query.ts";
import { ReloadMessage } from "../../../../shell/ReloadMessage.tsx";
import { newRecordHead } from "../../crumbs.ts";
import { LogbookPage } from "../../LogbookPage.tsx";
import { blankRecord } from "../form/blank-record.ts";
import { FormPlaceholder } from "../form/FormPlaceholder.tsx";
import { RecordEditor } from "../form/RecordEditor.tsx";

/** The page of a new record (7.002); its address contains the id of its draft. */
export function Component() {
  return (
    <LogbookPage {...newRecordHead}>
      <Section
        placeholder={
          <Stack gap={6}>
            <ReloadMessage />
            <FormPlaceholder label="Loading the form" />
          </Stack>
        }
      >
        <NewRecord />
      </Section>
    </LogbookPage>
  );
}

function NewRecord() {
  const id = useDraftId();
  const query = useRouteQuery<CreateRecordQuery>(graphql`
    query CreateRecordQuery($draft: ID) @preloadable {
      ...Viewer_query
      ...RecordEditor_query
      logbookDraft(id: $draft) {
        ...useDraft_content
      }
    }
  `);
  return (
    <RecordEditor
      key={id}
      query={query}
      blank={blankRecord}
      queue={savingQueue}
      draft={{ id, stored: query.logbookDraft }}
    />
  );
}
