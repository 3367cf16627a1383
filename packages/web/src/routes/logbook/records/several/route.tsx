import type { KeycloakId } from "@cathedra/domain";
import { logbookTexts, recordFormTexts, severalCasesTexts } from "@cathedra/domain/messages";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql } from "react-relay/hooks";
import type { SeveralCasesQuery } from "../../../../__generated__/SeveralCasesQuery.graphql.ts";
import { QueuedRecords } from "../../../../features/record-queue/QueuedRecords.tsx";
import { savingQueue } from "../../../../features/record-queue/saving-queue.ts";
import { Section } from "../../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../../relay/use-route-query.ts";
import { recordCrumbs } from "../../crumbs.ts";
import { LogbookPage } from "../../LogbookPage.tsx";
import { FormPlaceholder } from "../form/FormPlaceholder.tsx";
import { SeveralCases } from "./SeveralCases.tsx";

const { title, explanation } = severalCasesTexts;
const crumbs = recordCrumbs({ label: title, href: "/logbook/records/several" });

/** The page on which several cases are entered, one row each. */
export function Component() {
  return (
    <LogbookPage title={title} crumbs={crumbs} explanation={explanation}>
      <Stack gap={6}>
        <QueuedRecords />
        <Section placeholder={<FormPlaceholder label="Loading the form" />}>
          <NewRecords />
        </Section>
      </Stack>
    </LogbookPage>
  );
}

function NewRecords() {
  const { user, IRLogFormData, customerGroups } = useRouteQuery<SeveralCasesQuery>(graphql`
    query SeveralCasesQuery @preloadable {
      ...Viewer_query
      ...RecordEditor_query @relay(mask: false)
    }
  `);
  if (user === null || user === undefined) return <EmptyState>{logbookTexts.noRecordsAvailable}</EmptyState>;
  if (customerGroups.length === 0) return <EmptyState>{recordFormTexts.noGroup}</EmptyState>;
  const me = {
    keycloakId: user.keycloak_id as KeycloakId,
    firstName: user.first_name,
    lastName: user.last_name,
  };
  return <SeveralCases me={me} formData={IRLogFormData} groups={customerGroups} queue={savingQueue} />;
}
