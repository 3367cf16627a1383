import { groupTotalsTexts, entriesAndProceduresTexts as texts } from "@cathedra/domain/messages";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Link } from "@cathedra/ui-kit/Link";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import type { GroupTotalsQuery } from "../../../../__generated__/GroupTotalsQuery.graphql.ts";
import { GroupTotals } from "../../../../features/group-totals/GroupTotals.tsx";
import { useRefreshOnReturn } from "../../../../features/poll/use-refresh-on-return.ts";
import { PrintButton } from "../../../../features/print/PrintButton.tsx";
import { PrintedOwner } from "../../../../features/print/PrintedOwner.tsx";
import { Section } from "../../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../../relay/use-route-query.ts";
import { groupCrumbs } from "../../crumbs.ts";
import { LogbookPage } from "../../LogbookPage.tsx";
import { OwnTotalsLink } from "../OwnTotalsLink.tsx";

const title = "Trainees against targets";

/** The trainees of a group against the targets. */
export function Component() {
  const { pathname } = useLocation();
  return (
    <LogbookPage
      title={title}
      crumbs={groupCrumbs({ label: "Group", href: pathname })}
      explanation="Each trainee of the group, against the institution's targets."
      actions={
        <>
          <span data-not-printed>
            <OwnTotalsLink />
          </span>
          <PrintButton />
        </>
      }
    >
      <Section
        placeholder={<Skeleton kind="rows" rows={6} columns={5} label={groupTotalsTexts.loading} />}
        wayOut={<Link href="/logbook/totals/groups">All groups</Link>}
      >
        <Trainees />
      </Section>
    </LogbookPage>
  );
}

function Trainees() {
  useRefreshOnReturn();
  const { logbookGroupTotals, logbookCaseCounts } = useRouteQuery<GroupTotalsQuery>(graphql`
    query GroupTotalsQuery($groupId: Int!, $to: Date, $limit: Int!, $confirmedOnly: Boolean) @preloadable {
      ...Viewer_query
      logbookGroupTotals(groupId: $groupId, to: $to, limit: $limit, confirmedOnly: $confirmedOnly) {
        group {
          id
          name
          customer {
            id
            name
          }
        }
        ...GroupTotals_totals
      }
      logbookCaseCounts(groupId: $groupId, to: $to) {
        entries
        procedures
      }
    }
  `);
  const { group } = logbookGroupTotals;
  const owner = `${group.name}, ${group.customer.name}`;
  return (
    <Stack gap={4}>
      <Heading level={2}>{owner}</Heading>
      {logbookCaseCounts.map(({ entries, procedures }) => (
        <EntriesAndProcedures key={group.id} entries={entries} procedures={procedures} />
      ))}
      <PrintedOwner title={`${title} · ${owner}`} />
      <GroupTotals totals={logbookGroupTotals} />
    </Stack>
  );
}

type EntriesAndProceduresProps = { readonly entries: number; readonly procedures: number };

/** The numbers of a group's records and cases, with how they are worked out and the way to what may be double. */
function EntriesAndProcedures({ entries, procedures }: EntriesAndProceduresProps) {
  return (
    <Disclosure title={texts.both(entries, procedures)} summary={texts.title}>
      <Stack gap={2} align="start">
        <Text>{texts.explanation}</Text>
        <Link href="/logbook/doubles" variant="alone">
          {texts.doubles}
        </Link>
      </Stack>
    </Disclosure>
  );
}
