import { feedbackTexts } from "@cathedra/domain/messages";
import { Section } from "../../../features/section/Section.tsx";
import { TablePlaceholder } from "../../../features/table-page/TablePlaceholder.tsx";
import { AdminPage } from "../AdminPage.tsx";
import { AdminFeedback } from "./AdminFeedback.tsx";

/** The page on which staff reads feedback. */
export function Component() {
  return (
    <AdminPage
      section="feedback"
      title={feedbackTexts.title}
      documentTitle={`${feedbackTexts.title} · Administration`}
    >
      <Section placeholder={<TablePlaceholder label="Loading the feedback" />}>
        <AdminFeedback />
      </Section>
    </AdminPage>
  );
}
