import { classTexts } from "@cathedra/domain/messages";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { TabLinks } from "@cathedra/ui-kit/TabLinks";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql } from "react-relay/hooks";
import { Navigate, Outlet, useLocation, useSearchParams } from "react-router";
import type { ClassPageQuery } from "../../../../__generated__/ClassPageQuery.graphql.ts";
import { Section } from "../../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../../relay/use-route-query.ts";
import { AdminPage } from "../../AdminPage.tsx";
import { classTabOf, classTabsOf } from "../class-tabs.ts";

/** A group with its tabs, each of which has its own address, query and error handling. */
export function Component() {
  const { pathname } = useLocation();
  const label = classTabOf(pathname)?.label;
  return (
    <AdminPage
      section="groups"
      title={classTexts.title}
      documentTitle={[label, classTexts.title, "Administration"].filter(Boolean).join(" · ")}
      crumbs={[{ label: classTexts.title, href: pathname }]}
    >
      <Stack gap={6}>
        {/* Where there is no such group, its tab says so. */}
        <Section
          placeholder={<Skeleton kind="block" height={112} label={classTexts.loading} />}
          notFound={null}
        >
          <ClassHead />
        </Section>
        <Outlet />
      </Stack>
    </AdminPage>
  );
}

/** The name of the group, and the tabs that the viewer may see. */
function ClassHead() {
  const { getCustomerGroup: group } = useRouteQuery<ClassPageQuery>(graphql`
    query ClassPageQuery($customerGroupId: Int!) @preloadable {
      ...Viewer_query
      getCustomerGroup(customerGroupId: $customerGroupId) {
        id
        name
        customer {
          id
          name
        }
        memberCount(roles: [learner])
        viewerCanManageCourses
        viewerCanReadProgress
        viewerCanReadTotals
        viewerCanManageInvitation
      }
    }
  `);
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const tabs = classTabsOf(group, query);
  const tab = classTabOf(pathname);
  const [first] = tabs;
  if (tab === undefined && first !== undefined) return <Navigate to={first.href} replace />;
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={2}>{group.name}</Heading>
        <Text tone="muted">{`${group.customer.name} · ${classTexts.trainees(group.memberCount)}`}</Text>
      </Stack>
      <TabLinks
        label={classTexts.title}
        tabs={tabs}
        current={tabs.find(({ key }) => key === tab?.key)?.href}
      />
    </Stack>
  );
}
