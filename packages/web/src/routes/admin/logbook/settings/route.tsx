import { logbookSettingsTexts as texts } from "@cathedra/domain/messages";
import { Link } from "@cathedra/ui-kit/Link";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { graphql } from "react-relay/hooks";
import { useParams } from "react-router";
import type { LogbookSettingsQuery } from "../../../../__generated__/LogbookSettingsQuery.graphql.ts";
import { Section } from "../../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../../relay/use-route-query.ts";
import { AdminPage } from "../../AdminPage.tsx";
import { LogbookSettingsForm } from "./LogbookSettingsForm.tsx";

export { loader } from "./loader.ts";

/** The page on which an institution chooses how its logbook works. */
export function Component() {
  const { id = "" } = useParams();
  return (
    <AdminPage
      section="logbook"
      title={texts.title}
      documentTitle={`${texts.title} · Logbook · Administration`}
      crumbs={[{ label: texts.title, href: `/admin/logbook/settings/${id}` }]}
      explanation={texts.explanation}
    >
      <Section
        key={id}
        placeholder={<Skeleton kind="block" height={320} label={texts.loading} />}
        failure={texts.notLoaded}
        wayOut={<Link href="/admin/logbook">Logbook administration</Link>}
      >
        <Settings />
      </Section>
    </AdminPage>
  );
}

function Settings() {
  const { logbookSettings } = useRouteQuery<LogbookSettingsQuery>(graphql`
    query LogbookSettingsQuery($customerId: Int!) @preloadable {
      ...Viewer_query
      logbookSettings(customerId: $customerId) {
        ...LogbookSettingsForm_settings
      }
    }
  `);
  return <LogbookSettingsForm settings={logbookSettings} />;
}
