import { normaliseForSearch } from "@cathedra/domain";
import { searchTexts } from "@cathedra/domain/messages";
import type { foundByServerQuery } from "../../__generated__/foundByServerQuery.graphql.ts";
import { showDay, showMoment } from "../../format/dates.ts";
import { isOtherPersonsRecord, ownerName } from "../record-owner/RecordOwner.tsx";
import type { Found } from "./search-result.ts";

type FoundRecord = NonNullable<foundByServerQuery["response"]["activities"]>["activities"][number];

/**
 * The rows of records. A record is also found by values that its row does not show, such as a participant: the row then ends
 * with that value. Rows that would be the same also say when each was recorded.
 */
export function foundRecords(
  records: readonly FoundRecord[],
  words: readonly string[],
  viewer: string,
): readonly Found[] {
  const rows = records.map((record) => ({ record, detail: getDetail(record, words, viewer) }));
  const isTwin = ({ record, detail }: (typeof rows)[number]) =>
    rows.filter((row) => row.detail === detail && row.record.procedure.name === record.procedure.name)
      .length > 1;
  return rows.map((row) => ({
    kind: "record",
    id: `record:${row.record.id}`,
    href: `/logbook/records/${row.record.id}`,
    label: row.record.procedure.name,
    detail: isTwin(row)
      ? `${row.detail}, ${searchTexts.recordedAt(showMoment(Date.parse(row.record.createdAt)))}`
      : row.detail,
  }));
}

function getDetail(record: FoundRecord, words: readonly string[], viewer: string): string {
  const { procedure, attending } = record;
  const owner = isOtherPersonsRecord(record, viewer) ? [ownerName(record)] : [];
  const shown = [showDay(record.dateOfProcedure), record.hospital, ...owner];
  const hidden = [
    ...record.participantNames,
    searchTexts.attending(`${attending.firstName} ${attending.lastName}`),
    procedure.code,
    procedure.subCategory,
    procedure.organSystem,
    procedure.category,
    procedure.interventionType,
  ];
  const has = (text: string, word: string) => normaliseForSearch(text).includes(word);
  const reasons = words
    .filter((word) => ![procedure.name, ...shown].some((text) => has(text, word)))
    .flatMap((word) => hidden.find((text) => has(text, word)) ?? []);
  return [...new Set([...shown, ...reasons])].join(", ");
}
