import { activityLogTexts } from "@cathedra/domain/messages";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { useSearchParams } from "react-router";
import { useRereadWhenSeen } from "../../features/poll/use-reread-when-seen.ts";
import { Section } from "../../features/section/Section.tsx";
import { ContentError } from "../../shell/ContentError.tsx";
import { PortalPage } from "../../shell/PortalPage.tsx";
import { logCrumbs } from "./crumbs.ts";
import { EverybodysLog } from "./EverybodysLog.tsx";
import { logView } from "./log-view.ts";
import { OwnLog } from "./OwnLog.tsx";

/** Runs on the simulator, one's own or those of everybody whom one administers (6.001). What it shows is in its address. */
export function Component() {
  useRereadWhenSeen();
  const [query] = useSearchParams();
  const isAll = logView.read(query).view === "all";
  return (
    <PortalPage
      title={activityLogTexts.title}
      crumbs={logCrumbs}
      explanation={isAll ? activityLogTexts.explanationOfAll : activityLogTexts.explanation}
    >
      <Section
        placeholder={<Skeleton kind="rows" rows={8} columns={4} label={activityLogTexts.loading} />}
        wayOut={<LinkButton href="/activity-log">Your own activities</LinkButton>}
      >
        {isAll ? <EverybodysLog /> : <OwnLog />}
      </Section>
    </PortalPage>
  );
}

export { ContentError as ErrorBoundary };
