import type { Instant } from "@cathedra/domain";
import { progressPageTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import { Stack } from "@cathedra/ui-kit/Stack";
import { StackedColumns } from "@cathedra/ui-kit/StackedColumns";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { Text } from "@cathedra/ui-kit/Text";
import { media } from "@cathedra/ui-kit/theme";
import { useMedia } from "@cathedra/ui-kit/use-media";
import { useMemo } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { Practice_progress$key } from "../../__generated__/Practice_progress.graphql.ts";
import { localDay, showDay } from "../../format/dates.ts";
import { browserLocale } from "../../format/locale.ts";
import * as css from "./Progress.css.ts";
import { type PracticeWeek, practiceWeeks, weeksShown } from "./practice-weeks.ts";

const columns: readonly TableColumn<PracticeWeek>[] = [
  { id: "week", header: "Week from", cell: ({ from }) => showDay(localDay(from)) },
  { id: "runs", header: "Runs", align: "end", cell: ({ runs }) => runs },
  { id: "minutes", header: "Minutes", align: "end", cell: (week) => getMinutes(week) },
];

type PracticeProps = { readonly progress: Practice_progress$key; readonly now: Instant };

/** The practice time on simulators by week, as a chart and as a table. */
export function Practice({ progress: key, now }: PracticeProps) {
  const { person, isOwn, practisedAt, practisedSeconds } = useFragment(
    graphql`
      fragment Practice_progress on PersonProgress {
        person {
          last_name
        }
        isOwn
        practisedAt
        practisedSeconds
      }
    `,
    key,
  );
  // The number of weeks in the chart; fewer on a phone, so that it need not scroll. The sum and the table always have all weeks.
  const drawn = useMedia(media.phone) ? 8 : weeksShown;
  const weeks = useMemo(
    () => practiceWeeks(practisedAt, practisedSeconds, new Date(now)),
    [practisedAt, practisedSeconds, now],
  );
  const minutes = weeks.reduce((sum, week) => sum + getMinutes(week), 0);
  return (
    <Card title="Time on simulators">
      {minutes === 0 ? (
        <Text tone="muted">{progressPageTexts.noTime}</Text>
      ) : (
        <Stack gap={4}>
          <Text tone="muted">{`${minutes.toLocaleString("en")} minutes in the last ${weeks.length} weeks.`}</Text>
          <div className={css.chart}>
            <StackedColumns
              label="Minutes on simulators, by week"
              series={["Minutes"]}
              columns={weeks.slice(-drawn).map((week, index) => ({
                id: localDay(week.from),
                label: index % 2 === 1 ? shortDay(week.from) : "",
                title: `Week from ${showDay(localDay(week.from))}`,
                values: [getMinutes(week)],
                href: runsHref(week, isOwn ? null : person.last_name),
              }))}
            />
          </div>
          {drawn < weeks.length && (
            <Text size="small" tone="muted">
              {progressPageTexts.weeksDrawn(drawn)}
            </Text>
          )}
          <Disclosure title="As a table">
            <Table
              label="Minutes on simulators, by week"
              columns={columns}
              rows={weeks}
              rowId={({ from }) => localDay(from)}
              empty={null}
            />
          </Disclosure>
        </Stack>
      )}
    </Card>
  );
}

function getMinutes({ seconds }: PracticeWeek): number {
  return Math.round(seconds / 60);
}

/** The runs of a week in the activity log: the viewer's own, or everyone's with this name. */
function runsHref(week: PracticeWeek, name: string | null): string {
  const days = { from: localDay(week.from), until: localDay(getLastDay(week)) };
  const query = new URLSearchParams(name === null ? days : { view: "all", search: name, ...days });
  return `/activity-log?${query.toString()}`;
}

function getLastDay({ to }: PracticeWeek): Date {
  return new Date(to.getFullYear(), to.getMonth(), to.getDate() - 1);
}

function shortDay(day: Date): string {
  return new Intl.DateTimeFormat(browserLocale(), { day: "numeric", month: "numeric" }).format(day);
}
