import { confirmationListTexts, confirmationTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { media } from "@cathedra/ui-kit/theme";
import { useMedia } from "@cathedra/ui-kit/use-media";
import { graphql } from "react-relay/hooks";
import { useLocation, useRevalidator, useSearchParams } from "react-router";
import type { ConfirmationsQuery } from "../../../../__generated__/ConfirmationsQuery.graphql.ts";
import { RolesToSettle } from "../../../../features/entrustment/RolesToSettle.tsx";
import { useHints } from "../../../../features/hints/use-hints.ts";
import { useRefreshOnReturn } from "../../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../../relay/use-route-query.ts";
import { PortalPage } from "../../../../shell/PortalPage.tsx";
import { useViewer } from "../../../../shell/use-viewer.ts";
import { confirmationsCrumbs } from "../../crumbs.ts";
import { ConfirmationFilters } from "./ConfirmationFilters.tsx";
import { ConfirmationRows } from "./ConfirmationRows.tsx";
import { readConfirmationsView, writeConfirmationsView } from "./confirmations-view.ts";
import { MailSwitch } from "./MailSwitch.tsx";
import { RecordDrawer } from "./RecordDrawer.tsx";

/** The records that wait for the viewer's confirmation, designed for a phone; the viewer needs no logbook of their own. */
export function Component() {
  const isPhone = useMedia(media.narrow);
  return (
    <PortalPage
      title={confirmationTexts.title}
      crumbs={confirmationsCrumbs}
      // On a phone the first records have its room.
      {...(isPhone ? {} : { explanation: confirmationListTexts.explanation })}
    >
      <Section placeholder={<Waiting />}>
        <Found />
      </Section>
    </PortalPage>
  );
}

function Waiting() {
  return (
    <Stack gap={4}>
      <Skeleton kind="block" height={93} label={confirmationListTexts.loading} />
      <Skeleton kind="block" height={93} />
      <Skeleton kind="block" height={93} />
      <Skeleton kind="block" height={93} />
    </Stack>
  );
}

function Found() {
  useRefreshOnReturn();
  const { revalidate } = useRevalidator();
  useHints({ kind: "confirmation", isWanted: true, everyMs: null, everyMsWhileLive: null, ask: revalidate });
  const { logbookConfirmations: page, logbookRolesToSettle } = useRouteQuery<ConfirmationsQuery>(graphql`
    query ConfirmationsQuery($state: LogbookConfirmationList, $trainee: ID) @preloadable {
      ...Viewer_query
      logbookConfirmations(state: $state, trainee: $trainee) {
        ...ConfirmationBar_page
        ...ConfirmationRows_page
        counts {
          isAttending
          ...MailSwitch_counts
        }
      }
      logbookRolesToSettle {
        ...RolesToSettle_roles
      }
    }
  `);
  const [query, setQuery] = useSearchParams();
  const { key } = useLocation();
  const isUnverified = useViewer()?.email_verified === false;
  const view = readConfirmationsView(query);
  if (!page.counts.isAttending) {
    return (
      <Card>
        <EmptyState>
          {isUnverified ? confirmationListTexts.unverified : confirmationListTexts.notAttending}
        </EmptyState>
      </Card>
    );
  }
  const show = (next: Partial<typeof view>) =>
    setQuery(writeConfirmationsView({ ...view, ...next }), { preventScrollReset: true });
  return (
    <Stack gap={4}>
      <ConfirmationFilters page={page} view={view} onChange={(next) => show({ record: null, ...next })} />
      <ConfirmationRows
        // With another list or trainee, the rows begin without a selection.
        key={`${view.list} ${view.trainee}`}
        page={page}
        view={view}
        onOpen={(record) => show({ record })}
      />
      <RolesToSettle roles={logbookRolesToSettle} />
      <MailSwitch counts={page.counts} />
      {view.record !== null && (
        <RecordDrawer key={key} id={view.record} onClose={() => show({ record: null })} />
      )}
    </Stack>
  );
}
