import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import type { ReactNode } from "react";
import { useLocation, useParams } from "react-router";
import { Section } from "../../../../features/section/Section.tsx";
import { AdminPage } from "../../AdminPage.tsx";

export type EntriesPageProps = {
  readonly title: string;
  readonly explanation: string;
  /** The number of columns of the placeholder while the entries are loaded. */
  readonly columns: number;
  readonly children: ReactNode;
};

/** A page of the administration with an account's attendings or hospitals. */
export function EntriesPage({ title, explanation, columns, children }: EntriesPageProps) {
  const { pathname } = useLocation();
  const { id = "" } = useParams();
  return (
    <AdminPage
      section="logbook"
      sectionHref={`/admin/logbook?account=${encodeURIComponent(id)}`}
      title={title}
      documentTitle={`${title} · Administration`}
      crumbs={[{ label: title, href: pathname }]}
      explanation={explanation}
    >
      <Section
        placeholder={
          <Skeleton kind="rows" rows={8} columns={columns} label={`Loading ${title.toLowerCase()}`} />
        }
        wayOut={<LinkButton href="/admin/logbook">Back to the accounts</LinkButton>}
      >
        {children}
      </Section>
    </AdminPage>
  );
}
