import { addDays, type LocalDate, parseLocalDate } from "../../time.ts";

/** The period of the totals page: a named one, or two chosen days. */
export const totalsPeriods = [
  "academicYear",
  "lastAcademicYear",
  "calendarYear",
  "last12Months",
  "all",
  "custom",
] as const;
export type TotalsPeriod = (typeof totalsPeriods)[number];

/** A period of days, both included; without `from` it contains everything until `to`. */
export type DayRange = { readonly from: LocalDate | null; readonly to: LocalDate };

/** Training years begin on 1 July. */
export const academicYearMonth = 7;

/** The first day of the year that `day` lies in, of years that begin with the month `firstMonth`. */
export function yearStart(day: LocalDate, firstMonth: number): LocalDate {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return firstOfMonth(month < firstMonth ? year - 1 : year, firstMonth);
}

/** The same day `count` months later, or the last day of that month if the month is shorter. */
export function addMonths(day: LocalDate, count: number): LocalDate {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const first = firstOfMonth(Math.floor(months / 12), (months % 12) + 1);
  const sameDay = parseLocalDate(`${first.slice(0, 8)}${day.slice(8)}`);
  if (sameDay !== undefined) return sameDay;
  return addDays(firstOfMonth(Math.floor((months + 1) / 12), ((months + 1) % 12) + 1), -1);
}

/** The days of a named period, in whole months; none ends after today. The last 12 months end with this one. */
export function getRange(period: Exclude<TotalsPeriod, "custom">, today: LocalDate): DayRange {
  const academic = yearStart(today, academicYearMonth);
  switch (period) {
    case "academicYear":
      return { from: academic, to: today };
    case "lastAcademicYear":
      return { from: addMonths(academic, -12), to: addDays(academic, -1) };
    case "calendarYear":
      return { from: yearStart(today, 1), to: today };
    case "last12Months":
      return { from: addMonths(`${today.slice(0, 8)}01` as LocalDate, -11), to: today };
    case "all":
      return { from: null, to: today };
  }
}

/** A column of a chart over time; both days are included. */
export type TimeBucket = { readonly from: LocalDate; readonly to: LocalDate };
export type TimeBuckets = {
  readonly unit: "month" | "quarter" | "year";
  readonly buckets: readonly TimeBucket[];
};

const maxMonths = 12;
const maxQuarters = 12;

/** The columns of a chart from the month of `from` to the month of `to`: months, or quarters or years if there are many. */
export function timeBuckets(from: LocalDate, to: LocalDate): TimeBuckets {
  const monthsBetween = monthNumber(to) - monthNumber(from) + 1;
  if (monthsBetween <= maxMonths) return { unit: "month", buckets: getBuckets(from, to, 1) };
  if (monthsBetween <= maxQuarters * 3) return { unit: "quarter", buckets: getBuckets(from, to, 3) };
  return { unit: "year", buckets: getBuckets(from, to, 12) };
}

function getBuckets(from: LocalDate, to: LocalDate, months: number): readonly TimeBucket[] {
  const buckets: TimeBucket[] = [];
  const first = Math.floor(monthNumber(from) / months) * months;
  let start = firstOfMonth(Math.floor(first / 12), (first % 12) + 1);
  while (start <= to) {
    const next = addMonths(start, months);
    buckets.push({ from: start, to: addDays(next, -1) });
    start = next;
  }
  return buckets;
}

function monthNumber(day: LocalDate): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

function firstOfMonth(year: number, month: number): LocalDate {
  const day = parseLocalDate(`${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-01`);
  if (day === undefined) throw new RangeError(`outside the calendar: ${year}-${month}`);
  return day;
}
