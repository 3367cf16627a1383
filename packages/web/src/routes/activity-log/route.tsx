import { activityLogTexts } from "@cathedra/domain/messages";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { useSearchParams } from "react-router";
import { useRefreshOnReturn } from "../../features/poll/use-refresh-on-return.ts";
import { progressHref } from "../../features/progress/exercise-href.ts";
import { Section } from "../../features/section/Section.tsx";
import { ContentError } from "../../shell/ContentError.tsx";
import { PortalPage } from "../../shell/PortalPage.tsx";
import { logCrumbs } from "./crumbs.ts";
import { EverybodysLog } from "./EverybodysLog.tsx";
import { logView } from "./log-view.ts";
import { OwnLog } from "./OwnLog.tsx";

/**
 * The runs on the simulator: the viewer's own, or those of all people whom they administer (6.001). Its state is in the
 * address.
 */
export function Component() {
  useRefreshOnReturn();
  const [query] = useSearchParams();
  const { view, group } = logView.read(query);
  const isAll = view === "all";
  return (
    <PortalPage
      title={activityLogTexts.title}
      crumbs={logCrumbs}
      actions={<ProgressLink isAll={isAll} group={group} />}
      explanation={isAll ? activityLogTexts.explanationOfAll : activityLogTexts.explanation}
    >
      <Section
        placeholder={<Skeleton kind="rows" rows={8} columns={4} label={activityLogTexts.loading} />}
        failure={activityLogTexts.notLoaded}
        wayOut={<LinkButton href="/activity-log">Your own activities</LinkButton>}
      >
        {isAll ? <EverybodysLog /> : <OwnLog />}
      </Section>
    </PortalPage>
  );
}

type ProgressLinkProps = { readonly isAll: boolean; readonly group: number | null };

/** A link to the person's progress, or to that of the chosen group. */
function ProgressLink({ isAll, group }: ProgressLinkProps) {
  if (!isAll) return <LinkButton href={progressHref()}>Progress</LinkButton>;
  if (group === null) return <LinkButton href="/admin/groups">Groups and their progress</LinkButton>;
  return <LinkButton href={`/admin/groups/${group}/exercises`}>Progress of the group</LinkButton>;
}

export { ContentError as ErrorBoundary };
