import type { CustomerId, GroupId, LocalDate } from "@cathedra/domain";
import {
  type DoseMedian,
  type LogbookRecord,
  minCasesForMedian,
  type Target,
} from "@cathedra/domain/logbook";
import type { CastPerson } from "@cathedra/test-fixtures";

/** The expected answer of `logbookTotals`, computed in memory from the records by an independent implementation. */
export type Search = {
  readonly from?: LocalDate | undefined;
  readonly to: LocalDate;
  readonly groupId?: GroupId | undefined;
  readonly customers?: readonly CustomerId[] | undefined;
};

type Case = { readonly record: LogbookRecord; readonly role: string | null; readonly level: string | null };

export function getCases(
  records: readonly LogbookRecord[],
  { keycloakId }: CastPerson,
  { from, to, groupId, customers }: Search,
): readonly Case[] {
  return records.flatMap((record) => {
    const part = record.participants.find((each) => each.keycloakId === keycloakId);
    const isIn =
      (from === undefined || record.dateOfProcedure >= from) &&
      record.dateOfProcedure <= to &&
      (groupId === undefined || record.groupId === groupId) &&
      (customers === undefined || customers.includes(record.customerId));
    return part === undefined || !isIn ? [] : [{ record, role: part.role, level: part.level }];
  });
}

export function countsTowards(target: Target & { readonly customerId: CustomerId }, one: Case): boolean {
  const { scope } = target;
  const { procedure } = one.record;
  const fits = (wanted: string | null, value: string) => wanted === null || wanted === value;
  return (
    target.customerId === one.record.customerId &&
    fits(scope.interventionType, procedure.interventionType) &&
    fits(scope.organSystem, procedure.organSystem) &&
    fits(scope.category, procedure.category) &&
    fits(scope.subCategory, procedure.subCategory) &&
    fits(scope.procedureCode, procedure.code) &&
    (target.roles.length === 0 || target.roles.some((role) => role === one.role)) &&
    (target.levels.length === 0 || target.levels.some((level) => level === one.level))
  );
}

export function computeMedian(
  cases: readonly Case[],
  dose: "doseTime" | "doseDap" | "doseSkin" | "doseCtdi" | "doseDlp",
): DoseMedian {
  const values = cases
    .flatMap(({ record }) => (record[dose] === null ? [] : [record[dose]]))
    .toSorted((one, other) => one - other);
  const [low, high] = [values[Math.floor((values.length - 1) / 2)], values[Math.floor(values.length / 2)]];
  if (low === undefined || high === undefined || values.length < minCasesForMedian) {
    return { median: null, cases: values.length };
  }
  return { median: (low + high) / 2, cases: values.length };
}

export function countBy<T>(items: readonly T[], key: (item: T) => string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1;
  return counts;
}
