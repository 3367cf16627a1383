import { simulatorTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Monitor } from "@cathedra/ui-kit/Icon";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { VistModulesQuery } from "../../__generated__/VistModulesQuery.graphql.ts";
import { useRefreshOnReturn } from "../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../features/section/Section.tsx";
import { useServiceTag } from "../../features/service-tag/service-tag.ts";
import { useWhenOver } from "../../features/simulator-run/use-simulator-run.ts";
import { useRouteQuery } from "../../relay/use-route-query.ts";
import { PortalPage } from "../../shell/PortalPage.tsx";
import { Modules } from "./Modules.tsx";
import { SimulatorPanel } from "./SimulatorPanel.tsx";

const crumbs = [
  { label: "Home", href: "/" },
  { label: simulatorTexts.title, href: "/vist-modules" },
];

/** The modules of this browser's simulator (12.001). */
export function Component() {
  return (
    <PortalPage title={simulatorTexts.title} crumbs={crumbs} explanation={simulatorTexts.explanation}>
      <Stack gap={6}>
        <SimulatorPanel isAboutExercise={false} />
        <Section placeholder={<Skeleton kind="block" height={420} label={simulatorTexts.loading} />}>
          <VistModules />
        </Section>
      </Stack>
    </PortalPage>
  );
}

function VistModules() {
  useRefreshOnReturn();
  const { revalidate } = useRevalidator();
  useWhenOver(() => void revalidate());
  const serviceTag = useServiceTag();
  const data = useRouteQuery<VistModulesQuery>(graphql`
    query VistModulesQuery($serviceTag: String) @preloadable {
      ...Viewer_query
      vistCourses(serviceTag: $serviceTag) {
        ...whole_course
        ...Modules_courses
      }
    }
  `);
  if (serviceTag === null) return <NoServiceTag />;
  return <Modules courses={data.vistCourses} serviceTag={serviceTag} />;
}

/** Shown in a browser that belongs to no simulator (12.002). */
function NoServiceTag() {
  return (
    <Card>
      <Stack gap={2}>
        <EmptyState icon={Monitor} action={<LinkButton href="/activity-log">Activity log</LinkButton>}>
          {simulatorTexts.noServiceTag}
        </EmptyState>
      </Stack>
    </Card>
  );
}
