import { Copy } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { lazy, Suspense, useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useLocation } from "react-router";
import type { RecordQuery } from "../../../../__generated__/RecordQuery.graphql.ts";
import type { recordFragment_activity$key } from "../../../../__generated__/recordFragment_activity.graphql.ts";
import { isOtherPersonsRecord, ownerName } from "../../../../features/record-owner/RecordOwner.tsx";
import { queueOwner } from "../../../../features/record-queue/queue-owner.ts";
import type { SavingQueue } from "../../../../features/record-queue/saving-queue.ts";
import { Section } from "../../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../../relay/use-route-query.ts";
import { retryWhenOnline } from "../../../../retry-when-online.ts";
import { PortalPage } from "../../../../shell/PortalPage.tsx";
import { useViewer } from "../../../../shell/use-viewer.ts";
import { recordCrumbs } from "../../crumbs.ts";
import { DeleteRecord } from "../delete/DeleteRecord.tsx";
import { FormPlaceholder } from "../form/FormPlaceholder.tsx";
import { RecordEditor } from "../form/RecordEditor.tsx";
import { recordFragment } from "../form/record-fragment.ts";
import type { WaitingChange } from "../form/use-record-draft.ts";
import { RecordConfirmation } from "./RecordConfirmation.tsx";
import type { RecordEntrustmentProps } from "./RecordEntrustment.tsx";
import * as css from "./record.css.ts";
import type { QueuedOfRecord } from "./WithQueuedChange.tsx";

/** Loaded where something waits in this browser. */
const WithQueuedChange = lazy(() =>
  retryWhenOnline(() =>
    import("./WithQueuedChange.tsx").then((file) => ({ default: file.WithQueuedChange })),
  ),
);
const loadEntrustment = () => import("./RecordEntrustment.tsx");
const loadingEntrustment = loadEntrustment().catch(() => ({ default: LateEntrustment }));
/** Begins to load with the page, which waits for it: it is above the form, which must not move. */
const RecordEntrustment = lazy(() => loadingEntrustment);
const EntrustmentWhenOnline = lazy(() => retryWhenOnline(loadEntrustment));

/** After a failed load the page does not wait for it. */
function LateEntrustment(props: RecordEntrustmentProps) {
  return (
    <Suspense fallback={null}>
      <EntrustmentWhenOnline {...props} />
    </Suspense>
  );
}

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
        viewerCanDelete
        ...RecordConfirmation_activity
        ...RecordEntrustment_activity
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
  const isOthers = isOtherPersonsRecord(record, viewer);
  const queue = useSavingQueue();
  const mayWait = useMayWait(isOthers ? undefined : viewer);
  const { id } = data.activity;
  const editor = (waiting?: WaitingChange) => (
    <RecordEditor
      key={id}
      query={data}
      record={record}
      queue={isOthers ? undefined : queue}
      waiting={waiting}
      isCompleting={new URLSearchParams(search).has("complete")}
      isLocked={data.activity.confirmationState === "confirmed"}
      draft={{ id, stored: data.logbookDraft }}
    />
  );
  const page = (queued?: QueuedOfRecord, form = editor(queued?.waiting)) => (
    <Stack gap={4}>
      {queued?.note}
      <Inline justify="end">
        {isOthers && (
          <div className={css.owner}>
            <Text tone="muted">{`Recorded by ${ownerName(record)}`}</Text>
          </div>
        )}
        <CopyLink recordId={data.activity.id} />
        {data.activity.viewerCanDelete && queued?.isDeletion !== true && (
          <DeleteRecord key={id} record={record} />
        )}
      </Inline>
      <RecordConfirmation key={`of ${id}`} activity={data.activity} record={record} />
      <Section placeholder={undefined}>
        <RecordEntrustment
          key={`rated ${id}`}
          activity={data.activity}
          trainee={data.activity.confirmationState === "open" && !isOthers ? (viewer ?? null) : null}
        />
      </Section>
      {form}
    </Stack>
  );
  const placeholder = <FormPlaceholder label="Loading the record" />;
  if (mayWait !== true) return page(undefined, mayWait === undefined ? placeholder : editor());
  return (
    <Suspense fallback={page({ isDeletion: true }, placeholder)}>
      <WithQueuedChange key={id} id={id} hasForm={record.viewerCanEdit}>
        {(queued) => page(queued)}
      </WithQueuedChange>
    </Suspense>
  );
}

/**
 * Whether something of the person waits in this browser; undefined until that is known, because a form without its waiting change
 * would replace it with its save. What a form of this page saves later leaves the page when it waits.
 */
function useMayWait(me: string | undefined): boolean | undefined {
  const [found, setFound] = useState<{ readonly of: string; readonly mayWait: boolean }>();
  useEffect(() => {
    if (me === undefined) return;
    // An outdated mark is removed by whatever reads the queue; the form that is shown by then stays.
    const wasMarked = queueOwner.get() === me;
    void import("../../../../features/record-queue/find-queue.ts")
      .then(({ findQueue }) => findQueue(me))
      .catch(() => undefined)
      .then(() => setFound({ of: me, mayWait: wasMarked || queueOwner.get() === me }));
  }, [me]);
  if (me === undefined) return false;
  return found?.of === me ? found.mayWait : queueOwner.get() === me || undefined;
}

/** The queue of a form, loaded after the page. */
function useSavingQueue(): SavingQueue | undefined {
  const [queue, setQueue] = useState<SavingQueue>();
  useEffect(() => {
    const load = () => import("../../../../features/record-queue/saving-queue.ts");
    void retryWhenOnline(load).then(({ savingQueue }) => setQueue(savingQueue));
  }, []);
  return queue;
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
