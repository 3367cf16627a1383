import { stationAdminTexts, stationOverviewTexts as texts } from "@cathedra/domain/messages";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Section } from "../../../../features/section/Section.tsx";
import { PortalPage } from "../../../../shell/PortalPage.tsx";
import { useViewer } from "../../../../shell/use-viewer.ts";
import { AdminPage } from "../../AdminPage.tsx";
import { StationOverview } from "./StationOverview.tsx";

/** The page of one simulator, also for admins of its customer, who cannot see the list of all systems. */
export function Component() {
  return (
    <Around>
      <Section
        placeholder={<Skeleton lines={10} label="Loading the system" />}
        notFound={<EmptyState>{texts.notFound}</EmptyState>}
      >
        <StationOverview />
      </Section>
    </Around>
  );
}

function Around({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const viewer = useViewer();
  const page = {
    title: "System",
    documentTitle: `System · ${stationAdminTexts.title}`,
    crumbs: [{ label: "System", href: pathname }],
  };
  if (viewer === undefined || viewer.viewerAdminSections.includes("systems"))
    return (
      <AdminPage section="systems" {...page}>
        {children}
      </AdminPage>
    );
  return (
    <PortalPage {...page} crumbs={[{ label: "Home", href: "/" }, ...page.crumbs]}>
      {children}
    </PortalPage>
  );
}
