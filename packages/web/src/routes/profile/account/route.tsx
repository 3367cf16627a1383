import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql } from "react-relay/hooks";
import type { AccountQuery } from "../../../__generated__/AccountQuery.graphql.ts";
import { Section } from "../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { ProfilePage } from "../ProfilePage.tsx";
import { AcceptedTerms } from "./AcceptedTerms.tsx";
import { Access } from "./Access.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { Placeholder } from "./Placeholder.tsx";

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
        ...Access_user
      }
    }
  `);
  const { user } = query;
  if (user === null || user === undefined) return null;
  return (
    <Stack gap={6}>
      <AccountForm user={user} />
      <Access user={user} />
      <AcceptedTerms query={query} />
    </Stack>
  );
}
