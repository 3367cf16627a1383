import { weekTexts as texts } from "@cathedra/domain/messages";
import { Link } from "@cathedra/ui-kit/Link";
import { useLocation, useSearchParams } from "react-router";
import { Section } from "../../../features/section/Section.tsx";
import { TablePlaceholder } from "../../../features/table-page/TablePlaceholder.tsx";
import { AdminPage } from "../AdminPage.tsx";
import { groupParameter } from "./loader.ts";
import { ThisWeek } from "./ThisWeek.tsx";

/** The page with the people of the viewer's groups who need attention this week. */
export function Component() {
  const { pathname } = useLocation();
  const group = useSearchParams()[0].get(groupParameter);
  return (
    <AdminPage
      section="groups"
      title={texts.title}
      documentTitle={`${texts.title} · Administration`}
      crumbs={[{ label: texts.title, href: pathname }]}
      explanation={
        group === null ? (
          texts.explanation
        ) : (
          <>
            {`${texts.ofOneGroup} `}
            <Link href={`/admin/groups/${group}`}>{texts.openGroup}</Link>
          </>
        )
      }
    >
      <Section placeholder={<TablePlaceholder label={texts.loading} />}>
        <ThisWeek />
      </Section>
    </AdminPage>
  );
}
