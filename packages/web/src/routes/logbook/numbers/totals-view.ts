import { isReversed, type LocalDate, parseLocalDate } from "@cathedra/domain";
import { type DayRange, getRange, type TotalsPeriod, totalsPeriods } from "@cathedra/domain/logbook";

/** The parameters of the totals in the address, so that a reload and a shared link show the same. */
export type TotalsView = {
  readonly period: TotalsPeriod;
  /** The first day of a custom period; ignored for other periods. */
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  readonly groupId: number | null;
  /** The `keycloak_id` of the person whose totals are shown. Null is the viewer, and `me` the viewer by explicit request. */
  readonly person: string | null;
  /** Whether only confirmed records are counted. */
  readonly confirmedOnly: boolean;
};

/** Used by people who lead groups: without a person in it, the address shows the totals of their groups. */
export const ownTotalsHref = "/logbook/totals?person=me";

/** The `keycloak_id` of another person; null for the viewer's own totals. */
export function otherPerson({ person }: Pick<TotalsView, "person">): string | null {
  return person === "me" ? null : person;
}

/** The address of the totals for a person who leads groups: of the only group, or of all of them. */
export function groupTotalsHref(groups: readonly { readonly id: number }[], totalCount: number): string {
  const [only] = groups;
  return totalCount === 1 && only !== undefined
    ? `/logbook/totals/group/${only.id}`
    : "/logbook/totals/groups";
}

/** Reads any query; an invalid value becomes the default: the viewer's own totals, this academic year. */
export function readTotalsView(query: URLSearchParams): TotalsView {
  const period = totalsPeriods.find((known) => known === query.get("period")) ?? "academicYear";
  const group = query.get("group") ?? "";
  const person = (query.get("person") ?? "").slice(0, 200);
  const [from, to] =
    period === "custom" ? [readDay(query.get("from")), readDay(query.get("to"))] : [null, null];
  return {
    period,
    from,
    to: isReversed({ from, to }) ? null : to,
    groupId: /^\d{1,9}$/.test(group) ? Number(group) : null,
    person: person === "" ? null : person,
    confirmedOnly: readConfirmedOnly(query),
  };
}

/** The shortest query that `readTotalsView` reads as `view`. */
export function writeTotalsView({
  period,
  from,
  to,
  groupId,
  person,
  confirmedOnly,
}: TotalsView): URLSearchParams {
  const query = new URLSearchParams();
  if (person !== null) query.set("person", person);
  if (period !== "academicYear") query.set("period", period);
  if (period === "custom" && from !== null) query.set("from", from);
  if (period === "custom" && to !== null) query.set("to", to);
  if (groupId !== null) query.set("group", String(groupId));
  if (confirmedOnly) query.set("confirmed", "1");
  return query;
}

/** The address of the page with these totals. */
export function totalsHref(view: TotalsView): string {
  const query = writeTotalsView(view).toString();
  return query === "" ? "/logbook/totals" : `/logbook/totals?${query}`;
}

/** The days that are counted, relative to the day that is today for the person. */
export function getDays({ period, from, to }: TotalsView, today: LocalDate): DayRange {
  return period === "custom" ? { from, to: to ?? today } : getRange(period, today);
}

/** Chooses a period; a custom period begins with the days that were shown. */
export function withPeriod(view: TotalsView, period: TotalsPeriod, today: LocalDate): TotalsView {
  return period === "custom" ? { ...view, period, ...getDays(view, today) } : { ...view, period };
}

/** Whether an address limits the totals to confirmed records. */
function readConfirmedOnly(query: URLSearchParams): boolean {
  return query.get("confirmed") === "1";
}

function readDay(text: string | null): LocalDate | null {
  return text === null ? null : (parseLocalDate(text) ?? null);
}
