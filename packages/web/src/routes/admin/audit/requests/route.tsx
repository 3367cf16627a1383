import { failedRequestTexts } from "@cathedra/domain/messages";
import { Section } from "../../../../features/section/Section.tsx";
import { TablePlaceholder } from "../../../../features/table-page/TablePlaceholder.tsx";
import { AdminPage } from "../../AdminPage.tsx";
import { WithAuditTabs } from "../WithAuditTabs.tsx";
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
      <Section
        placeholder={<TablePlaceholder label="Loading the failed requests" />}
        around={(failure) => <WithAuditTabs>{failure}</WithAuditTabs>}
      >
        <WithAuditTabs>
          <FailedRequests />
        </WithAuditTabs>
      </Section>
    </AdminPage>
  );
}
