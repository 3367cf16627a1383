import { stationPageTexts as texts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { SignInsQuery } from "../../../__generated__/SignInsQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { ProfilePage } from "../ProfilePage.tsx";
import { SignInCard } from "./SignInCard.tsx";

/** The page with the simulators on which the person is signed in, with buttons to sign out there (12.037). */
export function Component() {
  return (
    <ProfilePage section="Simulator sign-ins" title="Simulator sign-ins">
      <Section placeholder={<Skeleton kind="block" height={160} label="Loading" />}>
        <SignIns />
      </Section>
    </ProfilePage>
  );
}

function SignIns() {
  useRefreshOnReturn();
  const [query] = useSearchParams();
  const { stationSessions } = useRouteQuery<SignInsQuery>(graphql`
    query SignInsQuery @preloadable {
      ...Viewer_query
      stationSessions {
        id
        endedAt
        ...SignInCard_session
      }
    }
  `);
  const open = stationSessions.filter(({ endedAt }) => endedAt == null);
  if (open.length === 0) {
    return (
      <Card>
        <EmptyState>{texts.nowhere}</EmptyState>
      </Card>
    );
  }
  return (
    <Stack gap={4}>
      {open.map((session) => (
        <SignInCard key={session.id} session={session} isAsked={query.get("signOut") === session.id} />
      ))}
    </Stack>
  );
}
