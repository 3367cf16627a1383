import { personTexts as texts } from "@cathedra/domain/messages";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { useState } from "react";
import { useLocation, useParams } from "react-router";
import { peopleSections } from "../../../features/people/person-href.ts";
import { Section } from "../../../features/section/Section.tsx";
import { useViewer } from "../../../shell/use-viewer.ts";
import { AdminPage } from "../AdminPage.tsx";
import { PersonOverview } from "./PersonOverview.tsx";

/** A person, for support and for the administrators of their institution or group. */
export function Component() {
  const { pathname } = useLocation();
  const viewer = useViewer();
  const { id } = useParams();
  const [read, setRead] = useState({ id: "", name: "" });
  // After a navigation, the loaded person may still be that of the previous address, and then their name is not shown.
  const title = read.id === id ? read.name : texts.title;
  const section = peopleSections.find((each) => viewer?.viewerAdminSections.includes(each)) ?? "people";
  return (
    <AdminPage
      section={section}
      title={title}
      documentTitle={`${title} · Administration`}
      crumbs={[{ label: title, href: pathname }]}
    >
      <Section
        placeholder={<Skeleton lines={12} label={texts.loading} />}
        notFound={<EmptyState>{texts.notFound}</EmptyState>}
      >
        <PersonOverview onRead={setRead} />
      </Section>
    </AdminPage>
  );
}
