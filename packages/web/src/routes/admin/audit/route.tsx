import { auditTexts } from "@cathedra/domain/messages";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Section } from "../../../features/section/Section.tsx";
import { TablePlaceholder } from "../../../features/table-page/TablePlaceholder.tsx";
import { AdminPage } from "../AdminPage.tsx";
import { AuditLog } from "./AuditLog.tsx";
import { AuditTabs } from "./AuditTabs.tsx";

/** The audit log, for support, sys_admin and the admins of customers: who changed what, and when. */
export function Component() {
  return (
    <AdminPage
      section="audit"
      title={auditTexts.title}
      documentTitle={`${auditTexts.title} · Administration`}
    >
      <Stack gap={5}>
        <AuditTabs />
        <Section placeholder={<TablePlaceholder label="Loading the audit log" />}>
          <AuditLog />
        </Section>
      </Stack>
    </AdminPage>
  );
}
