import { pageCount, pagesToShow } from "@cathedra/domain";
import { confirmationTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Link } from "@cathedra/ui-kit/Link";
import { Pager } from "@cathedra/ui-kit/Pager";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Switch } from "@cathedra/ui-kit/Switch";
import { graphql } from "react-relay/hooks";
import { useLocation, useSearchParams } from "react-router";
import type { GroupTotalsQuery } from "../../../../__generated__/GroupTotalsQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../../relay/use-route-query.ts";
import { groupCrumbs } from "../../crumbs.ts";
import { LogbookPage } from "../../LogbookPage.tsx";
import { readConfirmedOnly } from "../../numbers/totals-view.ts";
import { OwnTotalsLink } from "../OwnTotalsLink.tsx";
import { readPage, totalsPageSize } from "../page-number.ts";
import { Matrix } from "./Matrix.tsx";

/** The trainees of a group against the targets. */
export function Component() {
  const { pathname } = useLocation();
  return (
    <LogbookPage
      title="Trainees against targets"
      crumbs={groupCrumbs({ label: "Group", href: pathname })}
      explanation="Each trainee of the group, against the institution's targets."
      actions={<OwnTotalsLink />}
    >
      <Section
        placeholder={<Skeleton kind="rows" rows={6} columns={5} label="Loading the trainees" />}
        wayOut={<Link href="/logbook/totals/groups">All groups</Link>}
      >
        <Trainees />
      </Section>
    </LogbookPage>
  );
}

function Trainees() {
  useRefreshOnReturn();
  const { logbookGroupTotals } = useRouteQuery<GroupTotalsQuery>(graphql`
    query GroupTotalsQuery($groupId: Int!, $to: Date, $limit: Int!, $offset: Int!, $confirmedOnly: Boolean) @preloadable {
      ...Viewer_query
      logbookGroupTotals(groupId: $groupId, to: $to, limit: $limit, offset: $offset, confirmedOnly: $confirmedOnly) {
        group {
          id
          name
          customer {
            id
            name
          }
        }
        totalCount
        ...Matrix_totals
      }
    }
  `);
  const [query, setQuery] = useSearchParams();
  const confirmedOnly = readConfirmedOnly(query);
  const { group, totalCount } = logbookGroupTotals;
  const last = pageCount(totalCount, totalsPageSize);
  const page = Math.min(readPage(query), last);
  return (
    <Stack gap={4}>
      <Heading level={2}>{`${group.name}, ${group.customer.name}`}</Heading>
      <Switch
        label={confirmationTexts.confirmedOnly}
        value={confirmedOnly}
        onChange={(isOn) => setQuery(isOn ? { confirmed: "1" } : {}, { replace: true })}
      />
      {totalCount === 0 ? (
        <Card>
          <EmptyState>This group has no trainees yet.</EmptyState>
        </Card>
      ) : (
        <Matrix totals={logbookGroupTotals} confirmedOnly={confirmedOnly} />
      )}
      {last > 1 && (
        <Pager
          label="Pages of trainees"
          current={page}
          entries={pagesToShow(page, last)}
          hrefOf={(to) =>
            `/logbook/totals/group/${group.id}?page=${to}${confirmedOnly ? "&confirmed=1" : ""}`
          }
        />
      )}
    </Stack>
  );
}
