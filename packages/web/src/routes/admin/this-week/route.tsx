import { weekTexts as texts } from "@cathedra/domain/messages";
import { useLocation } from "react-router";
import { Section } from "../../../features/section/Section.tsx";
import { TablePlaceholder } from "../../../features/table-page/TablePlaceholder.tsx";
import { AdminPage } from "../AdminPage.tsx";
import { ThisWeek } from "./ThisWeek.tsx";

/** The people of one's groups who need attention this week, for people who lead groups. */
export function Component() {
  const { pathname } = useLocation();
  return (
    <AdminPage
      section="groups"
      title={texts.title}
      documentTitle={`${texts.title} · Administration`}
      crumbs={[{ label: texts.title, href: pathname }]}
      explanation={texts.explanation}
    >
      <Section placeholder={<TablePlaceholder label={texts.loading} />}>
        <ThisWeek />
      </Section>
    </AdminPage>
  );
}
