import { Copy } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import { useLocation } from "react-router";
import type { RecordQuery } from "../../../../__generated__/RecordQuery.graphql.ts";
import type { recordFragment_activity$key } from "../../../../__generated__/recordFragment_activity.graphql.ts";
import { isOtherPersonsRecord, ownerName } from "../../../../features/record-owner/RecordOwner.tsx";
import { Section } from "../../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../../relay/use-route-query.ts";
import { PortalPage } from "../../../../shell/PortalPage.tsx";
import { useViewer } from "../../../../shell/use-viewer.ts";
import { recordCrumbs } from "../../crumbs.ts";
import { DeleteRecord } from "../delete/DeleteRecord.tsx";
import { FormPlaceholder } from "../form/FormPlaceholder.tsx";
import { RecordEditor } from "../form/RecordEditor.tsx";
import { recordFragment } from "../form/record-fragment.ts";
import { RecordConfirmation } from "./RecordConfirmation.tsx";
import * as css from "./record.css.ts";

/** An existing record (7.004). A missing or unreadable one is reported in its place (7.074). */
export function Component() {
  return (
    <PortalPage
      title="View Existing Record"
      crumbs={recordCrumbs({ label: "View Existing Record", href: useLocation().pathname })}
    >
      <Section
        placeholder={<FormPlaceholder label="Loading the record" />}
        wayOut={
          <LinkButton href="/logbook/records" size="small">
            Existing Records
          </LinkButton>
        }
      >
        <ExistingRecord />
      </Section>
    </PortalPage>
  );
}

function ExistingRecord() {
  const data = useRouteQuery<RecordQuery>(graphql`
    query RecordQuery($id: ID!) @preloadable {
      ...Viewer_query
      ...RecordEditor_query
      activity(id: $id) {
        id
        ...recordFragment_activity
        ...DeleteRecord_activity
        ...RecordConfirmation_activity
        confirmationState
      }
      logbookDraft(id: $id) {
        ...useDraft_content
      }
    }
  `);
  const record = useFragment<recordFragment_activity$key>(recordFragment, data.activity);
  const viewer = useViewer()?.keycloak_id;
  const { search } = useLocation();
  return (
    <Stack gap={4}>
      <Inline justify="end">
        {isOtherPersonsRecord(record, viewer) && (
          <div className={css.owner}>
            <Text tone="muted">{`Recorded by ${ownerName(record)}`}</Text>
          </div>
        )}
        <CopyLink recordId={data.activity.id} />
        <DeleteRecord key={data.activity.id} activity={data.activity} />
      </Inline>
      <RecordConfirmation key={`of ${data.activity.id}`} activity={data.activity} record={record} />
      <RecordEditor
        key={data.activity.id}
        query={data}
        record={record}
        isLocked={data.activity.confirmationState === "confirmed"}
        isCompleting={new URLSearchParams(search).has("complete")}
        draft={{ id: data.activity.id, stored: data.logbookDraft }}
      />
    </Stack>
  );
}

type CopyLinkProps = { readonly recordId: string };

/** The link from a stored record to a copy of it, for people who may write one. */
function CopyLink({ recordId }: CopyLinkProps) {
  if (useViewer()?.viewerCanCreateRecord !== true) return null;
  return (
    <Inline justify="end">
      <LinkButton href={`/logbook/records/${recordId}/copy`} icon={Copy}>
        Copy to new record
      </LinkButton>
    </Inline>
  );
}
