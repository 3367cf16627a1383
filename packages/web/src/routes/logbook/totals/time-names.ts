import type { LocalDate } from "@cathedra/domain";
import type { TimeBuckets } from "@cathedra/domain/logbook";

export type BucketNames = { readonly label: string; readonly title: string };

/** What a stretch of time is called on the axis, and in full. */
export function bucketNames(unit: TimeBuckets["unit"], from: LocalDate, locale: string): BucketNames {
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
