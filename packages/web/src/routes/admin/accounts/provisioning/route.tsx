import { provisioningTexts as texts } from "@cathedra/domain/messages";
import { ChevronLeft } from "@cathedra/ui-kit/Icon";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql } from "react-relay/hooks";
import { useLocation, useParams } from "react-router";
import type { ProvisioningQuery } from "../../../../__generated__/ProvisioningQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../../relay/use-route-query.ts";
import { AdminPage } from "../../AdminPage.tsx";
import { Connection } from "./Connection.tsx";
import { Credentials } from "./Credentials.tsx";
import { DirectoryGroups } from "./DirectoryGroups.tsx";
import { DirectoryRequests } from "./DirectoryRequests.tsx";
import { Domains } from "./Domains.tsx";
import { HeldQuestion } from "./HeldQuestion.tsx";
import { Release } from "./Release.tsx";

export { loader } from "./loader.ts";

/** The page on which an institution connects its directory, and sees what that does. */
export function Component() {
  const { pathname } = useLocation();
  const { id } = useParams();
  const back = (
    <LinkButton href="/admin/accounts" icon={ChevronLeft}>
      Back to the accounts
    </LinkButton>
  );
  return (
    <AdminPage
      section="accounts"
      title={texts.title}
      documentTitle={`${texts.title} · Administration`}
      crumbs={[{ label: texts.title, href: pathname }]}
      explanation={texts.explanation}
      actions={back}
    >
      <Section
        key={id}
        placeholder={<Skeleton kind="block" height={560} label="Loading provisioning" />}
        failure={texts.notLoaded}
        wayOut={back}
      >
        <Provisioning />
      </Section>
    </AdminPage>
  );
}

function Provisioning() {
  useRefreshOnReturn();
  const { provisioning, directoryAccounts } = useRouteQuery<ProvisioningQuery>(graphql`
    query ProvisioningQuery($customerId: Int!, $person: String!) @preloadable {
      ...Viewer_query
      directoryAccounts(customerId: $customerId, search: $person) {
        ...Release_accounts
      }
      provisioning(customerId: $customerId) {
        customerId
        ...HeldQuestion_provisioning
        ...Connection_provisioning
        ...Domains_provisioning
        ...Credentials_provisioning
        ...DirectoryGroups_provisioning
        ...DirectoryRequests_provisioning
      }
    }
  `);
  return (
    <Stack gap={5}>
      <HeldQuestion provisioning={provisioning} />
      <Connection provisioning={provisioning} />
      <Domains provisioning={provisioning} />
      <Credentials provisioning={provisioning} />
      <DirectoryGroups provisioning={provisioning} />
      <Release customerId={provisioning.customerId} accounts={directoryAccounts} />
      <DirectoryRequests provisioning={provisioning} />
    </Stack>
  );
}
