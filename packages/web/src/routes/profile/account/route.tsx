import { Card } from "@cathedra/ui-kit/Card";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql } from "react-relay/hooks";
import type { AccountQuery } from "../../../__generated__/AccountQuery.graphql.ts";
import { OfflineRecordsCard } from "../../../features/offline/OfflineRecords.tsx";
import { Section } from "../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { ThemeChoice } from "../../../theme/ThemeChoice.tsx";
import { ProfilePage } from "../ProfilePage.tsx";
import { AcceptedTerms } from "./AcceptedTerms.tsx";
import { AccessRights } from "./AccessRights.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { LogbookExportCard } from "./LogbookExportCard.tsx";
import { OwnDataCard } from "./OwnDataCard.tsx";

/** The account settings (13.005-13.014, X09). */
export function Component() {
  return (
    <ProfilePage section="Account">
      <Section placeholder={<Placeholder />}>
        <Account />
      </Section>
    </ProfilePage>
  );
}

function Account() {
  const query = useRouteQuery<AccountQuery>(graphql`
    query AccountQuery @preloadable {
      ...Viewer_query
      ...AcceptedTerms_query
      user {
        ...AccountForm_user
        ...AccessRights_user
      }
    }
  `);
  const { user } = query;
  if (user === null || user === undefined) return null;
  return (
    <Stack gap={6}>
      <AccountForm user={user} />
      <AccessRights user={user} />
      <AcceptedTerms query={query} />
      <Card title="Appearance">
        <ThemeChoice />
      </Card>
      <OfflineRecordsCard />
      <LogbookExportCard />
      <OwnDataCard />
    </Stack>
  );
}

/** The sections of the account settings while they load. */
function Placeholder() {
  return (
    <Stack gap={6}>
      <Card title="General Detail">
        <Skeleton kind="text" lines={8} label="Loading your profile" />
      </Card>
      <Card title="Experience">
        <Skeleton kind="text" lines={10} />
      </Card>
      <Card title="Other information">
        <Skeleton kind="text" lines={3} />
      </Card>
    </Stack>
  );
}
