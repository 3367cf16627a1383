import { failedRequestTexts } from "@cathedra/domain/messages";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Section } from "../../../../features/section/Section.tsx";
import { TablePlaceholder } from "../../../../features/table-page/TablePlaceholder.tsx";
import { AdminPage } from "../../AdminPage.tsx";
import { AuditTabs } from "../AuditTabs.tsx";
import { FailedRequests } from "./FailedRequests.tsx";

/** Requests that failed, for support and system administrators. */
export function Component() {
  return (
    <AdminPage
      section="audit"
      title={failedRequestTexts.title}
      documentTitle={`${failedRequestTexts.title} · Administration`}
      explanation={failedRequestTexts.explanation}
      crumbs={[{ label: failedRequestTexts.title }]}
    >
      <Stack gap={5}>
        <AuditTabs />
        <Section placeholder={<TablePlaceholder label="Loading the failed requests" />}>
          <FailedRequests />
        </Section>
      </Stack>
    </AdminPage>
  );
}
