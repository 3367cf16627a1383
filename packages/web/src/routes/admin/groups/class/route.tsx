import { classTexts } from "@cathedra/domain/messages";
import { Stack } from "@cathedra/ui-kit/Stack";
import { TabLinks } from "@cathedra/ui-kit/TabLinks";
import { useEffect, useEffectEvent, useState } from "react";
import { graphql } from "react-relay/hooks";
import { Navigate, Outlet, useLocation, useParams, useSearchParams } from "react-router";
import type { ClassPageQuery } from "../../../../__generated__/ClassPageQuery.graphql.ts";
import { PrintButton } from "../../../../features/print/PrintButton.tsx";
import { PrintedOwner } from "../../../../features/print/PrintedOwner.tsx";
import { Section } from "../../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../../relay/use-route-query.ts";
import { AdminPage } from "../../AdminPage.tsx";
import { getAccountId } from "../../account-id.ts";
import { allRights, type ClassRights, getClassTab, getClassTabs } from "../class-tabs.ts";
import * as css from "../groups.css.ts";

/** The facts of a group in the head of its page, once they are loaded. */
type Head = {
  readonly id: number;
  readonly name: string;
  readonly customer: string;
  readonly trainees: number;
};

/** A group with its tabs, each of which has its own address, query and error handling. */
export function Component() {
  const { pathname } = useLocation();
  const groupId = getAccountId(useParams().id);
  const [read, setRead] = useState<Head>();
  const tab = getClassTab(pathname);
  // After a navigation, the loaded group may still be that of the previous address, and then its name is not shown.
  const head = read?.id === groupId ? read : undefined;
  const title = head?.name ?? classTexts.title;
  const all = { id: groupId, ...allRights };
  return (
    <AdminPage
      section="groups"
      title={title}
      explanation={
        <span className={css.head}>
          {head === undefined ? "\u00a0" : classTexts.head(head.customer, head.trainees)}
        </span>
      }
      documentTitle={[tab?.label, title, "Administration"].filter(Boolean).join(" · ")}
      crumbs={[{ label: title, href: pathname }]}
      actions={<PrintButton />}
    >
      <PrintedOwner
        title={head === undefined ? title : `${title} · ${head.customer}`}
        owner={tab === undefined ? [] : [tab.label]}
      />
      <Stack gap={6}>
        {/* A missing group is reported in the tab. */}
        <Section
          placeholder={<Tabs group={all} isLoading />}
          notFound={null}
          around={(failure) => (
            <Stack gap={4}>
              {failure}
              <Tabs group={all} />
            </Stack>
          )}
        >
          <TabsOfGroup onRead={setRead} />
        </Section>
        <Outlet />
      </Stack>
    </AdminPage>
  );
}

/** The tabs that the viewer may see. */
function TabsOfGroup({ onRead }: { readonly onRead: (head: Head) => void }) {
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
  const { id, name, customer, memberCount } = group;
  const tellHead = useEffectEvent(onRead);
  useEffect(
    () => tellHead({ id, name, customer: customer.name, trainees: memberCount }),
    [id, name, customer.name, memberCount],
  );
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const [first] = getClassTabs(group, query);
  if (getClassTab(pathname) === undefined && first !== undefined) return <Navigate to={first.href} replace />;
  return <Tabs group={group} />;
}

type TabsProps = { readonly group: ClassRights & { readonly id: number }; readonly isLoading?: boolean };

function Tabs({ group, isLoading = false }: TabsProps) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const tabs = getClassTabs(group, query);
  const current = getClassTab(pathname)?.key;
  return (
    <TabLinks
      label={classTexts.title}
      tabs={tabs}
      isLoading={isLoading}
      current={tabs.find(({ key }) => key === current)?.href}
    />
  );
}
