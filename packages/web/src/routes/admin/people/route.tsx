import type { AdminSectionKey } from "@cathedra/domain/access";
import { personTexts as texts } from "@cathedra/domain/messages";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { useLocation } from "react-router";
import { Section } from "../../../features/section/Section.tsx";
import { useViewer } from "../../../shell/use-viewer.ts";
import { AdminPage } from "../AdminPage.tsx";
import { PersonOverview } from "./PersonOverview.tsx";

/** From whom people are looked up, whichever of them the viewer has. */
const sections = ["accounts", "audit", "groups"] as const satisfies readonly AdminSectionKey[];

/** A person, for support and for the administrators of their institution or group. */
export function Component() {
  const { pathname } = useLocation();
  const viewer = useViewer();
  const section = sections.find((each) => viewer?.viewerAdminSections.includes(each)) ?? "accounts";
  return (
    <AdminPage
      section={section}
      title={texts.title}
      documentTitle={`${texts.title} · Administration`}
      crumbs={[{ label: texts.title, href: pathname }]}
    >
      <Section
        placeholder={<Skeleton lines={12} label={texts.loading} />}
        notFound={<EmptyState>{texts.notFound}</EmptyState>}
      >
        <PersonOverview />
      </Section>
    </AdminPage>
  );
}
