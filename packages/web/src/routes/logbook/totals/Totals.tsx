import { parseLocalDate } from "@cathedra/domain";
import { confirmationTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { Totals_totals$key } from "../../../__generated__/Totals_totals.graphql.ts";
import { localDay } from "../../../format/dates.ts";
import { logCase } from "../../../shell/section-pages.ts";
import { useViewer } from "../../../shell/use-viewer.ts";
import { HeadNumbers } from "../numbers/HeadNumbers.tsx";
import { getDays, readTotalsView, totalsHref } from "../numbers/totals-view.ts";
import { CasesByLevel } from "./CasesByLevel.tsx";
import { CasesByTime } from "./CasesByTime.tsx";
import { CasesWithoutRole } from "./CasesWithoutRole.tsx";
import { GroupFilter } from "./GroupFilter.tsx";
import { Procedures } from "./Procedures.tsx";
import { Targets } from "./Targets.tsx";

export type TotalsProps = {
  readonly totals: Totals_totals$key;
  readonly isOwn: boolean;
  /** Whether the reader is responsible for trainees. */
  readonly overseesGroups: boolean;
  /**
   * The participant by whom the list of records must be filtered to show the same cases; null when that list is not possible.
   */
  readonly listedName: string | null;
};

/** The numbers of one person. */
export function Totals({ totals, isOwn, overseesGroups, listedName }: TotalsProps) {
  const data = useFragment(
    graphql`
      fragment Totals_totals on LogbookTotals {
        asOf
        cases
        ...GroupFilter_totals
        ...HeadNumbers_totals
        ...CasesWithoutRole_totals
        ...Targets_totals
        ...CasesByTime_totals
        ...CasesByLevel_totals
        ...Procedures_totals
      }
    `,
    totals,
  );
  const [query] = useSearchParams();
  const view = readTotalsView(query);
  const { from, to } = getDays(view, localDay());
  const within = {
    startDate: from,
    endDate: to,
    groupId: view.groupId === null ? null : String(view.groupId),
    confirmation: view.confirmedOnly ? ("confirmed" as const) : null,
  };
  const counted = { ...within, participantName: listedName };
  return (
    <Stack gap={6}>
      <GroupFilter totals={data} />
      {data.cases === 0 ? (
        <Card>
          {view.confirmedOnly ? (
            <EmptyState
              action={
                <LinkButton href={totalsHref({ ...view, confirmedOnly: false })}>
                  {confirmationTexts.countAll}
                </LinkButton>
              }
            >
              {confirmationTexts.noneConfirmed(isOwn)}
            </EmptyState>
          ) : (
            <EmptyState action={isOwn ? <WaysOn overseesGroups={overseesGroups} /> : undefined}>
              {isOwn ? "You have no cases in this period." : "No cases in this period."}
            </EmptyState>
          )}
        </Card>
      ) : (
        <HeadNumbers totals={data} />
      )}
      <CasesWithoutRole totals={data} isOwn={isOwn} counted={within} />
      <Targets
        totals={data}
        listedName={listedName}
        asOf={parseLocalDate(data.asOf) ?? to}
        confirmation={view.confirmedOnly ? "confirmed" : null}
      />
      {data.cases > 0 && (
        <>
          <Grid columns={2} gap={6}>
            <CasesByTime totals={data} range={{ from, to }} counted={counted} />
            <CasesByLevel totals={data} counted={counted} />
          </Grid>
          <Procedures totals={data} counted={counted} />
        </>
      )}
    </Stack>
  );
}

/** Links for a person without any cases: to a first record, or to the trainees. */
function WaysOn({ overseesGroups }: Pick<TotalsProps, "overseesGroups">) {
  const mayCreate = useViewer()?.viewerCanCreateRecord === true;
  return (
    <Inline gap={3} justify="center">
      {mayCreate && <LinkButton href={logCase.href}>{logCase.label}</LinkButton>}
      {overseesGroups && <LinkButton href="/logbook/totals/groups">Trainees of your groups</LinkButton>}
    </Inline>
  );
}
