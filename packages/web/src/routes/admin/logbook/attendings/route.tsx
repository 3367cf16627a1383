import { compareAttendings, formatAttendingName } from "@cathedra/domain/logbook";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { useMemo } from "react";
import { graphql } from "react-relay/hooks";
import { useLocation, useParams } from "react-router";
import type { AttendingsQuery } from "../../../../__generated__/AttendingsQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../../relay/use-route-query.ts";
import { AdminPage } from "../../AdminPage.tsx";
import { accountIdOf } from "../../account-id.ts";
import { AttendingLists } from "./AttendingLists.tsx";

/** The attendings of an account (7.086). */
export function Component() {
  const { pathname } = useLocation();
  const { id = "" } = useParams();
  const sectionHref = `/admin/logbook?account=${encodeURIComponent(id)}`;
  return (
    <AdminPage
      section="logbook"
      sectionHref={sectionHref}
      title="Attendings"
      documentTitle="Attendings · Administration"
      crumbs={[{ label: "Attendings", href: pathname }]}
      explanation="Attendings without an e-mail address are unverified: their name was typed into a record."
    >
      <Section
        placeholder={<Skeleton kind="rows" rows={8} columns={3} label="Loading attendings" />}
        wayOut={<LinkButton href="/admin/logbook">Back to the accounts</LinkButton>}
      >
        <Attendings />
      </Section>
    </AdminPage>
  );
}

function Attendings() {
  const { id } = useParams();
  useRefreshOnReturn();
  const { attendings, customer } = useRouteQuery<AttendingsQuery>(graphql`
    query AttendingsQuery($customerId: Int!) @preloadable {
      ...Viewer_query
      customer(customerId: $customerId) {
        id
        name
      }
      attendings(customerId: $customerId) {
        id
        firstName
        lastName
        email
        recordCount
      }
    }
  `);
  const customerId = accountIdOf(id);
  const entries = useMemo(
    () =>
      attendings.toSorted(compareAttendings).map((attending) => ({
        ...attending,
        email: attending.email ?? null,
        name: formatAttendingName(attending),
      })),
    [attendings],
  );
  return <AttendingLists customerId={customerId} account={customer.name} entries={entries} />;
}
