import { pageCount, pagesToShow } from "@cathedra/domain";
import { entriesAndProceduresTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Pager } from "@cathedra/ui-kit/Pager";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { graphql } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { TotalsGroupsQuery } from "../../../../__generated__/TotalsGroupsQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../../relay/use-route-query.ts";
import { traineesCrumbs } from "../../crumbs.ts";
import { LogbookPage } from "../../LogbookPage.tsx";
import { ownTotalsHref } from "../../numbers/totals-view.ts";
import { OwnTotalsLink } from "../OwnTotalsLink.tsx";
import { readPage, totalsPageSize } from "../page-number.ts";

/** The groups whose trainees the viewer may see. */
export function Component() {
  return (
    <LogbookPage
      title="Trainees"
      crumbs={traineesCrumbs}
      explanation="The groups that you are responsible for. Choose one to see its trainees against their targets."
    >
      <Section placeholder={<Skeleton kind="rows" rows={5} columns={3} label="Loading the groups" />}>
        <Groups />
      </Section>
    </LogbookPage>
  );
}

type Row = TotalsGroupsQuery["response"]["logbookTotalsGroups"]["groups"][number];

const columns: readonly TableColumn<Row>[] = [
  { id: "name", header: "Group", cell: ({ name }) => name },
  { id: "customer", header: "Institution", narrow: "detail", cell: ({ customer }) => customer.name },
  { id: "trainees", header: "Trainees", align: "end", cell: ({ trainees }) => trainees },
];

function Groups() {
  useRefreshOnReturn();
  const { logbookTotalsGroups } = useRouteQuery<TotalsGroupsQuery>(graphql`
    query TotalsGroupsQuery($limit: Int!, $offset: Int!) @preloadable {
      ...Viewer_query
      logbookTotalsGroups(limit: $limit, offset: $offset) {
        totalCount
        groups {
          id
          name
          customer {
            id
            name
          }
          trainees
        }
      }
    }
  `);
  const [query] = useSearchParams();
  const { totalCount, groups } = logbookTotalsGroups;
  const last = pageCount(totalCount, totalsPageSize);
  return (
    <Stack gap={4}>
      {/* Here it is known whether they have a logbook: in the head it would come later, and move what is below. */}
      {groups.length > 0 && (
        <Inline gap={4}>
          <OwnTotalsLink />
          <Link href="/logbook/doubles" variant="alone">
            {entriesAndProceduresTexts.doubles}
          </Link>
        </Inline>
      )}
      <Card padding="none">
        <Table
          label="Groups"
          columns={columns}
          rows={groups}
          rowId={({ id }) => String(id)}
          rowHref={({ id }) => `/logbook/totals/group/${id}`}
          empty={
            <EmptyState action={<LinkButton href={ownTotalsHref}>Your own totals</LinkButton>}>
              You are not responsible for any group.
            </EmptyState>
          }
        />
      </Card>
      {last > 1 && (
        <Pager
          label="Pages of groups"
          current={Math.min(readPage(query), last)}
          entries={pagesToShow(Math.min(readPage(query), last), last)}
          getHref={(page) => `/logbook/totals/groups?page=${page}`}
        />
      )}
    </Stack>
  );
}
