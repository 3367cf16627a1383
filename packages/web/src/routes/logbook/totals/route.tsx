import { fullName } from "@cathedra/domain";
import { confirmationTexts, logbookReportTexts } from "@cathedra/domain/messages";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Switch } from "@cathedra/ui-kit/Switch";
import { lazy } from "react";
import { graphql } from "react-relay/hooks";
import { Navigate, useSearchParams } from "react-router";
import type { TotalsQuery } from "../../../__generated__/TotalsQuery.graphql.ts";
import { useRefreshOnReturn } from "../../../features/poll/use-refresh-on-return.ts";
import { PrintButton } from "../../../features/print/PrintButton.tsx";
import { PrintedOwner } from "../../../features/print/PrintedOwner.tsx";
import { Section } from "../../../features/section/Section.tsx";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { retryWhenOnline } from "../../../retry-when-online.ts";
import { totalsCrumbs } from "../crumbs.ts";
import { LogbookPage } from "../LogbookPage.tsx";
import { PeriodPicker } from "../numbers/PeriodPicker.tsx";
import { reportHref } from "../numbers/report-view.ts";
import {
  groupTotalsHref,
  otherPerson,
  ownTotalsHref,
  readTotalsView,
  writeTotalsView,
} from "../numbers/totals-view.ts";
import { Totals } from "./Totals.tsx";

const Independence = lazy(() => retryWhenOnline(() => import("./Independence.tsx")));

/** The totals of the viewer's records, or those of a trainee for whom the viewer is responsible. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const view = readTotalsView(query);
  return (
    <LogbookPage
      title="Totals"
      crumbs={totalsCrumbs}
      actions={<PrintButton />}
      explanation={
        otherPerson(view) === null
          ? "Your procedures in numbers, and how far they take you towards your targets."
          : "A trainee's procedures in numbers, and how far they are towards the targets."
      }
    >
      <Stack gap={6}>
        <PeriodPicker
          view={view}
          onChange={(changed) => setQuery(writeTotalsView(changed), { replace: true })}
        >
          <Switch
            label={confirmationTexts.confirmedOnly}
            value={view.confirmedOnly}
            onChange={(confirmedOnly) =>
              setQuery(writeTotalsView({ ...view, confirmedOnly }), { replace: true })
            }
          />
        </PeriodPicker>
        <Section placeholder={<Places />} wayOut={<Link href={ownTotalsHref}>Your own totals</Link>}>
          <Found />
        </Section>
      </Stack>
    </LogbookPage>
  );
}

/** Reserves the space of the numbers, so that the footer is not visible before they are loaded. */
function Places() {
  return <Skeleton kind="block" height={640} label="Loading the totals" />;
}

function Found() {
  useRefreshOnReturn();
  const { logbookTotals, logbookTotalsGroups } = useRouteQuery<TotalsQuery>(graphql`
    query TotalsQuery($from: Date, $to: Date, $groupId: Int, $participant: ID, $confirmedOnly: Boolean) @preloadable {
      ...Viewer_query
      logbookTotals(
        from: $from
        to: $to
        groupId: $groupId
        participant: $participant
        confirmedOnly: $confirmedOnly
      ) {
        cases
        person {
          first_name
          last_name
        }
        groups {
          id
          customer {
            id
            name
          }
        }
        ...Totals_totals
      }
      logbookTotalsGroups(limit: 1) {
        totalCount
        groups {
          id
        }
      }
    }
  `);
  const [query] = useSearchParams();
  const isOwn = otherPerson(readTotalsView(query)) === null;
  const { totalCount: overseen, groups } = logbookTotalsGroups;
  // People who are responsible for trainees see those first; a link leads to their own totals.
  if (overseen > 0 && query.size === 0)
    return (
      <>
        <Places />
        <Navigate to={groupTotalsHref(groups, overseen)} replace />
      </>
    );
  const { first_name, last_name } = logbookTotals.person;
  // When the viewer has no cases of their own, the link to the trainees replaces the numbers.
  const hasLinks = overseen > 0 && !(isOwn && logbookTotals.cases === 0);
  const name = fullName({ firstName: first_name ?? "", lastName: last_name ?? "" });
  return (
    <Stack gap={6}>
      <PrintedOwner
        title="Totals"
        owner={[name, ...logbookTotals.groups.map(({ customer }) => customer.name)]}
      />
      {hasLinks && (
        <div data-not-printed>
          <Inline gap={4}>
            <Link href="/logbook/totals/groups" variant="alone">
              Trainees of your groups
            </Link>
            {!isOwn && (
              <Link href={ownTotalsHref} variant="alone">
                Your own totals
              </Link>
            )}
          </Inline>
        </div>
      )}
      {isOwn && logbookTotals.cases > 0 && (
        <div data-not-printed>
          <Link href={reportHref} variant="alone">
            {logbookReportTexts.title}
          </Link>
        </div>
      )}
      {!isOwn && <Heading level={2}>{name}</Heading>}
      <Totals
        totals={logbookTotals}
        // The list of records of group admins also contains other people's, so it has to be filtered by the person's name.
        listedName={isOwn && overseen === 0 ? null : name}
        isOwn={isOwn}
        overseesGroups={overseen > 0}
      />
      <Section placeholder={null}>
        <Independence participant={otherPerson(readTotalsView(query))} />
      </Section>
    </Stack>
  );
}
