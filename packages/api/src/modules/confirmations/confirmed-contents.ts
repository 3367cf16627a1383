import { createHash } from "node:crypto";
import { fullName, type RecordId } from "@cathedra/domain";
import { getColumn } from "@cathedra/domain/fields";
import { type ConfirmedContent, confirmedFieldNames, formatConfirmedContent } from "@cathedra/domain/logbook";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { json, statement, text, timestamp, uuid } from "../../db/statement.ts";

const fields = sql.join(
  confirmedFieldNames.map((name) => sql`${sql.lit(name)}, ${sql.ref(`record.${getColumn(name)}`)}`),
);

const contentsStatement = statement(
  {
    id: uuid<RecordId>(),
    firstName: text(),
    lastName: text(),
    group: text(),
    modifiedAt: timestamp(),
    hospital: text(),
    attending: json<ConfirmedContent["attending"]>(),
    procedure: json<ConfirmedContent["procedure"]>(),
    participants: json<ConfirmedContent["participants"]>(),
    fields: json<ConfirmedContent["fields"]>(),
  },
  (ids: readonly RecordId[]) => sql`
    select record.id, creator.first_name as "firstName", creator.last_name as "lastName", customer_group.name as "group",
      record.modified_at as "modifiedAt", record.hospital_name as hospital,
      json_build_object('firstName', attending_first_name, 'lastName', attending_last_name) as attending,
      json_build_object(
        'name', procedure_name, 'interventionType', intervention_type, 'organSystem', organ_system, 'category', category,
        'subCategory', sub_category, 'code', procedure_code
      ) as procedure,
      (
        select coalesce(json_agg(json_build_object('name', name, 'role', role, 'level', level) order by position), '[]')
        from logbook_participant where record_id = record.id and position >= 0
      ) as participants,
      json_build_object(${fields}) as fields
    from logbook_record record
    join app_user creator on creator.id = record.created_by
    join customer_group on customer_group.id = record.group_id
    where record.id = any(${ids}::uuid[])`,
);

export type StoredContent = { readonly content: string; readonly fingerprint: string };

/** The present contents of these records, each with its fingerprint. The records are locked. */
export async function readConfirmedContents(
  tx: Tx,
  ids: readonly RecordId[],
): Promise<ReadonlyMap<RecordId, StoredContent>> {
  const rows = await contentsStatement.rows(tx, ids);
  return new Map(
    rows.map(({ id, firstName, lastName, modifiedAt, ...rest }) => {
      const content = formatConfirmedContent({
        ...rest,
        writer: fullName({ firstName, lastName }),
        modifiedAt: new Date(modifiedAt).toISOString(),
      });
      return [id, { content, fingerprint: createHash("sha256").update(content).digest("hex") }] as const;
    }),
  );
}
