import { auditTexts } from "@cathedra/domain/messages";
import { Section } from "../../../features/section/Section.tsx";
import { TablePlaceholder } from "../../../features/table-page/TablePlaceholder.tsx";
import { AdminPage } from "../AdminPage.tsx";
import { AuditLog } from "./AuditLog.tsx";
import { WithAuditTabs } from "./WithAuditTabs.tsx";

/** The audit log, for support, sys_admin and the admins of customers: who changed what, and when. */
export function Component() {
  return (
    <AdminPage
      section="audit"
      title={auditTexts.title}
      documentTitle={`${auditTexts.title} · Administration`}
    >
      <Section
        placeholder={<TablePlaceholder label="Loading the audit log" />}
        around={(failure) => <WithAuditTabs>{failure}</WithAuditTabs>}
      >
        <WithAuditTabs>
          <AuditLog />
        </WithAuditTabs>
      </Section>
    </AdminPage>
  );
}
