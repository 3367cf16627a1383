import { addDays } from "@cathedra/domain";
import { DatePicker } from "@cathedra/ui-kit/DatePicker";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { LogsStatisticsPeriodQuery } from "../../../__generated__/LogsStatisticsPeriodQuery.graphql.ts";
import type { LogsStatisticsQuery } from "../../../__generated__/LogsStatisticsQuery.graphql.ts";
import { useDayRange } from "../../../features/day-range/use-day-range.ts";
import { Section } from "../../../features/section/Section.tsx";
import { localDay } from "../../../format/dates.ts";
import { daySpan } from "./day-span.ts";
import * as css from "./systems.css.ts";

/** The figures of all systems as of now, and those of a chosen period. */
export function LogsStatistics() {
  return (
    <Stack gap={5}>
      <Statistics />
      <Period />
    </Stack>
  );
}

function Statistics() {
  const { vistSystemsStats: stats } = useLazyLoadQuery<LogsStatisticsQuery>(
    graphql`
      query LogsStatisticsQuery {
        vistSystemsStats {
          connected
          loggedTotal
          loggedLastWeek
          logsTotal
          logsLastWeek
          logsLastMonth
          logsLastYear
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const figures = [
    ["Connected now", stats.connected],
    ["Systems with logs", stats.loggedTotal],
    ["With logs in 7 days", stats.loggedLastWeek],
    ["Logs", stats.logsTotal],
    ["Logs in 7 days", stats.logsLastWeek],
    ["Logs in 30 days", stats.logsLastMonth],
    ["Logs in 365 days", stats.logsLastYear],
  ] as const;
  return (
    <dl className={css.figures}>
      {figures.map(([label, amount]) => (
        <div key={label} className={css.figure}>
          <dt>
            <Text as="span" size="small" tone="muted">
              {label}
            </Text>
          </dt>
          <dd className={css.amount}>{amount.toLocaleString("en")}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The default period in days, the same as in the chart above. */
const usualDays = 30;

function Period() {
  const today = localDay();
  const [applied, apply] = useState<{ from: string | null; to: string | null }>({
    from: addDays(today, 1 - usualDays),
    to: today,
  });
  const { range, choose, error } = useDayRange(applied, apply);
  return (
    <Stack gap={3}>
      <div className={css.range}>
        <DatePicker label="From" value={range.from} maxValue={today} onChange={(from) => choose({ from })} />
        <DatePicker
          label="To"
          value={range.to}
          maxValue={today}
          onChange={(to) => choose({ to })}
          {...(error === undefined ? {} : { errorMessage: error })}
        />
      </div>
      {applied.from !== null && applied.to !== null && (
        <Section placeholder={<Skeleton lines={1} label="Counting" />}>
          <Counted from={applied.from} to={applied.to} />
        </Section>
      )}
    </Stack>
  );
}

function Counted({ from, to }: { readonly from: string; readonly to: string }) {
  const { vistSystemsLogsNumberByPeriod: count } = useLazyLoadQuery<LogsStatisticsPeriodQuery>(
    graphql`
      query LogsStatisticsPeriodQuery($from: DateTime!, $to: DateTime!) {
        vistSystemsLogsNumberByPeriod(from: $from, to: $to)
      }
    `,
    daySpan(from, to),
    { fetchPolicy: "store-and-network" },
  );
  return (
    <output>
      <Text as="span" figures="tabular">
        {`${count.toLocaleString("en")} ${count === 1 ? "log" : "logs"} in this period`}
      </Text>
    </output>
  );
}
