import { systemTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Monitor } from "@cathedra/ui-kit/Icon";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql } from "react-relay/hooks";
import type { SystemsQuery } from "../../../__generated__/SystemsQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { ProfilePage } from "../ProfilePage.tsx";
import { AddSystem } from "./AddSystem.tsx";
import { SystemRow } from "./SystemRow.tsx";
import * as css from "./Systems.css.ts";

/** The systems that the person has linked, and the form that links another one (13.015). */
export function Component() {
  return (
    <ProfilePage section="Systems" title="Your Systems">
      <Stack gap={6}>
        <Section placeholder={<Loading />} failure={systemTexts.loadFailed}>
          <Systems />
        </Section>
        <AddSystem />
      </Stack>
    </ProfilePage>
  );
}

function Loading() {
  return (
    <Card>
      <output>
        <EmptyState icon={Monitor}>{systemTexts.loading}</EmptyState>
      </output>
    </Card>
  );
}

function Systems() {
  useRefreshOnReturn();
  const { UserSystems } = useRouteQuery<SystemsQuery>(graphql`
    query SystemsQuery @preloadable {
      ...Viewer_query
      UserSystems {
        id
        ...SystemRow_system
      }
    }
  `);
  if (UserSystems.length === 0)
    return (
      <Card>
        <EmptyState icon={Monitor}>{systemTexts.none}</EmptyState>
      </Card>
    );
  return (
    <Card padding="none">
      <ul className={css.systems} aria-label="Linked systems">
        {UserSystems.map((system) => (
          <SystemRow key={system.id} system={system} />
        ))}
      </ul>
    </Card>
  );
}
