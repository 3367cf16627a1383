import { connectionTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Spinner } from "@cathedra/ui-kit/Spinner";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql } from "react-relay/hooks";
import type { CheckConnectionQuery } from "../../__generated__/CheckConnectionQuery.graphql.ts";
import { Section } from "../../features/section/Section.tsx";
import { showMoment } from "../../format/dates.ts";
import { useRouteQuery } from "../../relay/use-route-query.ts";
import { PortalPage } from "../../shell/PortalPage.tsx";
import { Results } from "./Results.tsx";
import { useConnectionCheck } from "./use-connection-check.ts";

const crumbs = [
  { label: "Home", href: "/" },
  { label: connectionTexts.title, href: "/check-connection" },
];

/** Tells before an event whether this browser and network are good enough for a simulator, and what to do if not. */
export function Component() {
  return (
    <PortalPage title={connectionTexts.title} crumbs={crumbs} explanation={connectionTexts.lead}>
      <Section placeholder={<Skeleton kind="block" height={160} />}>
        <Check />
      </Section>
    </PortalPage>
  );
}

function Check() {
  const { connectionCheck } = useRouteQuery<CheckConnectionQuery>(graphql`
    query CheckConnectionQuery @preloadable {
      ...Viewer_query
      connectionCheck {
        checkedAt
      }
    }
  `);
  const { state, start } = useConnectionCheck();
  const isRunning = state.kind === "running";
  return (
    <Card>
      <Stack gap={5}>
        {state.kind === "idle" && connectionCheck !== null && connectionCheck !== undefined && (
          <Text tone="muted">{connectionTexts.last(showMoment(Date.parse(connectionCheck.checkedAt)))}</Text>
        )}
        {state.kind === "failed" && <Banner tone="danger" title={connectionTexts.failed} />}
        {state.kind === "done" && <Results facts={state.facts} />}
        {isRunning && (
          <output>
            <Inline gap={3}>
              <Spinner label={connectionTexts.running(state.step)} />
              <Text>{connectionTexts.running(state.step)}</Text>
            </Inline>
          </output>
        )}
        {state.kind === "done" && state.isSaved === true && <Text tone="muted">{connectionTexts.saved}</Text>}
        {state.kind === "done" && state.isSaved === false && (
          <Banner tone="warning" title={connectionTexts.notSaved} />
        )}
        <Inline gap={2}>
          <Button variant="primary" onPress={start} isPending={isRunning}>
            {state.kind === "done" || state.kind === "failed" ? connectionTexts.again : connectionTexts.start}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
