import { simulatorTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { SimulationsQuery } from "../../../__generated__/SimulationsQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../features/section/Section.tsx";
import { useWhenOver } from "../../../features/simulator-run/use-simulator-run.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { PortalPage } from "../../../shell/PortalPage.tsx";
import { SimulatorPanel } from "../SimulatorPanel.tsx";
import { Simulations } from "./Simulations.tsx";

const crumbs = [
  { label: "Home", href: "/" },
  { label: simulatorTexts.title, href: "/vist-modules" },
];

/** The exercises of a version of a module (12.003). */
export function Component() {
  const placeholder = (
    <PortalPage title={simulatorTexts.cases} crumbs={crumbs}>
      <Skeleton kind="block" height={420} label={simulatorTexts.loadingCases} />
    </PortalPage>
  );
  return (
    <Section
      placeholder={placeholder}
      around={(failure) => (
        <PortalPage title={simulatorTexts.cases} crumbs={crumbs}>
          {failure}
        </PortalPage>
      )}
    >
      <Course />
    </Section>
  );
}

function Course() {
  useRefreshOnReturn();
  const { revalidate } = useRevalidator();
  useWhenOver(() => void revalidate());
  const { vistCourse: course } = useRouteQuery<SimulationsQuery>(graphql`
    query SimulationsQuery($code: String!, $version: String!, $serviceTag: String) @preloadable {
      ...Viewer_query
      vistCourse(code: $code, version: $version, serviceTag: $serviceTag) {
        name
        version
        ...whole_course
        ...Simulations_course
      }
    }
  `);
  if (course == null) {
    return (
      <PortalPage title={simulatorTexts.cases} crumbs={crumbs}>
        <Card>
          <EmptyState action={<LinkButton href="/vist-modules">{simulatorTexts.title}</LinkButton>}>
            {simulatorTexts.noModule}
          </EmptyState>
        </Card>
      </PortalPage>
    );
  }
  return (
    <Stack gap={6}>
      <Simulations course={course} crumbs={crumbs} above={<SimulatorPanel />} />
    </Stack>
  );
}
