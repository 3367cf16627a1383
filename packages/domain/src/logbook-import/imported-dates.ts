import { type LocalDate, parseLocalDate } from "../time.ts";

/**
 * The order of the parts of a date that is written in numbers: 2025-04-03, 3/4/2025 or 4/3/2025 for the 3rd of April; of a column
 * that mixes points and other signs also 3.4.2025 and 4/3/2025.
 */
export const dateOrders = ["yearFirst", "dayFirst", "monthFirst", "monthFirstWithoutPoints"] as const;
export type DateOrder = (typeof dateOrders)[number];

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Reads a day as earlier logbooks write it; a time of day after it is left out. Undefined for what is no such day. */
export function readImportedDay(text: string, order: DateOrder, latestDay: LocalDate): LocalDate | undefined {
  // A date is short, so a cell with a long text is none.
  const value = text.trim().slice(0, 60);
  const date = value.replace(
    /(?:T|,?\s+)\d{1,2}[:.]\d{2}([:.]\d{2}([.,]\d+)?)?\s*([ap]\.?m\.?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i,
    "",
  );
  const named = namedMonth(date, latestDay);
  if (named !== undefined) return named;
  const whole = /^(\d{4})(\d{2})(\d{2})$/.exec(date);
  if (whole !== null) return getDay(whole[1], whole[2], whole[3], latestDay);
  const parts = /^(\d{1,4})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{1,4})\.?$/.exec(date);
  if (parts === null) return undefined;
  const [, first = "", second, third = ""] = parts;
  // Four digits are a year, in whatever order the rest of the column is.
  if (first.length === 4) return getDay(first, second, third, latestDay);
  if (first.length > 2 || third.length === 3) return undefined;
  if (order === "yearFirst") return third.length === 4 ? undefined : getDay(first, second, third, latestDay);
  return order === "dayFirst" || (order === "monthFirstWithoutPoints" && date.includes("."))
    ? getDay(third, second, first, latestDay)
    : getDay(third, first, second, latestDay);
}

/** `3 Apr 2025`, `03-April-25`, `April 3, 2025`. */
function namedMonth(date: string, latestDay: LocalDate): LocalDate | undefined {
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[\s.-]+(\p{L}{3,9})[\s.,-]+(\d{4}|\d{2})$/u.exec(date);
  const monthFirst = /^(\p{L}{3,9})[\s.-]+(\d{1,2})(?:st|nd|rd|th)?[\s.,-]+(\d{4}|\d{2})$/u.exec(date);
  const [day, month, year] = dayFirst?.slice(1) ?? [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]];
  const at = months.indexOf((month ?? "").slice(0, 3).toLowerCase());
  return at === -1 ? undefined : getDay(year, String(at + 1), day, latestDay);
}

function getDay(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  latestDay: LocalDate,
): LocalDate | undefined {
  if (year === undefined || month === undefined || day === undefined || year.length === 3 || day.length > 2)
    return undefined;
  return parseLocalDate(`${wholeYear(year, latestDay)}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
}

/** A year of two digits is the last one that is not in the future. */
function wholeYear(year: string, latestDay: LocalDate): string {
  if (year.length === 4) return year;
  const latest = Number(latestDay.slice(0, 4));
  const inThisCentury = latest - (latest % 100) + Number(year);
  return String(inThisCentury > latest ? inThisCentury - 100 : inThisCentury);
}

export type DateOrderGuess = {
  readonly order: DateOrder;
  /** The orders in which the column could be written. */
  readonly orders: readonly DateOrder[];
  /** A date that means two different days in the orders in which the whole column could be written. */
  readonly ambiguous: string | undefined;
  /** How many of the filled cells are days in this order. */
  readonly readable: number;
};

const pointedDay = /^\s*\d{1,2}\s?\.\s?\d{1,2}\s?\./;
const otherDay = /^\s*\d{1,2}\s?[-/]\s?\d{1,2}\s?[-/]/;

const ordersOfOneSign: readonly DateOrder[] = ["yearFirst", "dayFirst", "monthFirst"];
/** Dates with points are written day first, which says nothing about the other dates of the same column. */
const ordersOfMixed: readonly DateOrder[] = ["yearFirst", "dayFirst", "monthFirstWithoutPoints"];

/** The order in which most of a column's dates exist. If two orders fit equally well, a date is named to ask about. */
export function guessDateOrder(values: readonly string[], latestDay: LocalDate): DateOrderGuess {
  const filled = values.filter((value) => value.trim() !== "");
  const days = (order: DateOrder) => filled.map((value) => readImportedDay(value, order, latestDay));
  const isMixed = [pointedDay, otherDay].every((pattern) => filled.some((value) => pattern.test(value)));
  const orders = isMixed ? ordersOfMixed : ordersOfOneSign;
  // A logbook has no cases in the future, so an order that puts some there fits less well.
  const ranked = orders
    .map((order) => ({
      order,
      read: days(order),
    }))
    .map(({ order, read }) => ({
      order,
      read,
      readable: read.filter((day) => day !== undefined && day <= latestDay).length,
    }))
    .toSorted((one, other) => other.readable - one.readable);
  const [best, second] = ranked;
  if (best === undefined) return { order: "yearFirst", orders, ambiguous: undefined, readable: 0 };
  const at =
    second === undefined || second.readable < best.readable
      ? -1
      : best.read.findIndex((day, index) => day !== undefined && second.read[index] !== day);
  return { order: best.order, orders, ambiguous: filled[at], readable: best.readable };
}

/** The guessed order of a column or, if its dates are ambiguous, the preferred one as far as the column can be written in it. */
export function chooseDateOrder(
  { order, orders, ambiguous }: DateOrderGuess,
  preferred: DateOrder | null | undefined,
): DateOrder | undefined {
  if (ambiguous === undefined) return order;
  const isMonthFirst = preferred === "monthFirst" || preferred === "monthFirstWithoutPoints";
  return orders.find((each) => each === preferred || (isMonthFirst && each.startsWith("monthFirst")));
}
