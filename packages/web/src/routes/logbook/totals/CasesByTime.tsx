import type { LocalDate } from "@cathedra/domain";
import type { DayRange, TimeBuckets } from "@cathedra/domain/logbook";
import { Card } from "@cathedra/ui-kit/Card";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import { Stack } from "@cathedra/ui-kit/Stack";
import { StackedColumns } from "@cathedra/ui-kit/StackedColumns";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { graphql, useFragment } from "react-relay/hooks";
import type { CasesByTime_totals$key } from "../../../__generated__/CasesByTime_totals.graphql.ts";
import { browserLocale } from "../../../format/locale.ts";
import { casesIn, getColumns, roleKinds } from "../numbers/cases-by-role.ts";
import { type CountedRecords, recordsHref } from "../record-list/records-href.ts";

export type CasesByTimeProps = {
  readonly totals: CasesByTime_totals$key;
  readonly range: DayRange;
  readonly counted: CountedRecords;
};

type Row = { readonly id: string; readonly title: string; readonly values: readonly number[] };

const titles: { readonly [Unit in TimeBuckets["unit"]]: string } = {
  month: "Cases by month",
  quarter: "Cases by quarter",
  year: "Cases by year",
};

/** Shows when the cases took place, and in which role the person was. */
export function CasesByTime({ totals, range, counted }: CasesByTimeProps) {
  const { months } = useFragment(
    graphql`
      fragment CasesByTime_totals on LogbookTotals {
        months {
          month
          role
          cases
        }
      }
    `,
    totals,
  );
  const { unit, columns } = getColumns(months, range);
  const rows = columns.map(({ from, to, values }) => ({
    id: from,
    values,
    ...bucketNames(unit, from, browserLocale()),
    href: recordsHref({
      ...counted,
      startDate: chooseLater(from, range.from),
      endDate: getEarlier(to, range.to),
    }),
  }));
  const unmet: readonly string[] = roleKinds.filter((kind) => casesIn(months, kind) === 0);
  const title = titles[unit];
  return (
    <Card title={title}>
      <Stack gap={4}>
        <StackedColumns label={title} series={roleKinds} columns={rows} />
        <Disclosure title="The numbers">
          <Table
            label={title}
            columns={tableColumns.filter(({ id }) => !unmet.includes(id))}
            rows={rows}
            rowId={({ id }) => id}
            rowHref={({ href }) => href}
            empty={null}
          />
        </Disclosure>
      </Stack>
    </Card>
  );
}

const tableColumns: readonly TableColumn<Row & { readonly href: string }>[] = [
  { id: "time", header: "Time", width: "words", cell: ({ title }) => title },
  ...roleKinds.map((kind, index) => ({
    id: kind,
    header: kind,
    align: "end" as const,
    width: "shrink" as const,
    cell: ({ values }: Row) => values[index] ?? 0,
  })),
];

function chooseLater(day: LocalDate, other: LocalDate | null): LocalDate {
  return other !== null && other > day ? other : day;
}

function getEarlier(day: LocalDate, other: LocalDate): LocalDate {
  return other < day ? other : day;
}

type BucketNames = { readonly label: string; readonly title: string };

/** The names of a period: on the axis, and in full. */
function bucketNames(unit: TimeBuckets["unit"], from: LocalDate, locale: string): BucketNames {
  const year = from.slice(0, 4);
  if (unit === "year") return { label: year, title: year };
  if (unit === "quarter") {
    const quarter = Math.ceil(Number(from.slice(5, 7)) / 3);
    return {
      label: quarter === 1 ? `Q1 ${year.slice(2)}` : `Q${quarter}`,
      title: `Quarter ${quarter} of ${year}`,
    };
  }
  const day = Date.parse(`${from}T00:00:00Z`);
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(day);
  return { label: write({ month: "short" }).slice(0, 3), title: write({ month: "long", year: "numeric" }) };
}
