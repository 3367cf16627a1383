import type { CustomerId, GroupId, UserId } from "@cathedra/domain";
import { columnOf } from "@cathedra/domain/fields";
import { type RawBuilder, sql } from "kysely";
import type {
  ActivitiesPage,
  Activity,
  ActivityAttending,
  ActivityParticipant,
  ActivityProcedure,
  Person,
} from "../../graphql/generated/contract.ts";
import type { FieldJson, ObjectJson } from "../../graphql/object-json.ts";
import { confirmationCapacitySql, confirmedContentSql } from "./confirmation-view.ts";
import { isConfirmationRequested } from "./filter-conditions.ts";
import { instantJson } from "./json-fragments.ts";
import { described, ofCreator } from "./projection.ts";

type Sql = RawBuilder<unknown>;
type FieldsOf<Contract, For> = { readonly [Name in keyof Contract]?: FieldJson<For> };

/** The reader of a record with the customers and groups that they administer; undefined for none. */
export type RecordReader = {
  readonly viewer: UserId;
  readonly customers: readonly CustomerId[] | undefined;
  readonly groups: readonly GroupId[] | undefined;
};

const columns = <Name extends string>(names: Readonly<Record<Name, string>>): Record<Name, Sql> =>
  Object.fromEntries(
    Object.entries<string>(names).map(([name, column]) => [name, sql.raw(column)]),
  ) as Record<Name, Sql>;

const personIn = (table: string): ObjectJson<RecordReader> => ({
  type: "Person",
  fields: columns({
    keycloak_id: `${table}.keycloak_id`,
    first_name: `${table}.first_name`,
    last_name: `${table}.last_name`,
    email: `${table}.email`,
  } satisfies Partial<Record<keyof Person, string>>),
});

const participant: ObjectJson<RecordReader> = {
  type: "ActivityParticipant",
  fields: {
    ...columns({ name: "participant.name", role: "participant.role", level: "participant.level" }),
    user: {
      of: personIn("person"),
      around: (person) => sql`(select ${person} from app_user person where person.id = participant.user_id)`,
    },
  } satisfies FieldsOf<ActivityParticipant, RecordReader>,
};

/**
 * The rules `mayEditRecord` and `mayDeleteRecord` as SQL, for records that the reader may read. A confirmed record is not changed.
 */
const mayChange = ({ viewer, customers, groups }: RecordReader): Sql => {
  const ways = [sql`record.created_by = ${viewer}`];
  if (customers !== undefined) ways.push(sql`record.customer_id = any(${customers}::int[])`);
  if (groups !== undefined) ways.push(sql`record.group_id = any(${groups}::int[])`);
  return sql`(record.confirmation is distinct from 'confirmed' and (${sql.join(ways, sql` or `)}))`;
};

/** How the database writes a record `logbook_record record` in the contract's form. Fields that are missing here are executed. */
export const recordObject: ObjectJson<RecordReader> = {
  type: "Activity",
  fields: {
    ...columns(Object.fromEntries(described)),
    ...Object.fromEntries(
      ofCreator.map((name) => [
        name,
        ({ viewer }: RecordReader) =>
          sql`case when record.created_by = ${viewer} then ${sql.ref(`record.${columnOf(name)}`)} end`,
      ]),
    ),
    ...columns({
      id: "record.id",
      groupId: "record.group_id",
      groupName: "(select name from customer_group where id = record.group_id)",
      customerId: "record.customer_id",
      type: "'irlog'",
      hospital: "record.hospital_name",
      participantNames: "to_json(string_to_array(record.participants_text, E'\\n'))",
      createdAt: instantJson("created_at"),
      modifiedAt: instantJson("modified_at"),
      confirmationCapacity: confirmationCapacitySql,
      confirmedContent: confirmedContentSql,
    }),
    attending: {
      of: {
        type: "ActivityAttending",
        fields: columns({
          id: "record.attending_id",
          firstName: "record.attending_first_name",
          lastName: "record.attending_last_name",
        } satisfies Partial<Record<keyof ActivityAttending, string>>),
      },
    },
    participants: {
      of: participant,
      around: (person) => sql`(
        select coalesce(json_agg(${person} order by participant.position), '[]') from logbook_participant participant
        where participant.record_id = record.id and participant.position >= 0
      )`,
    },
    procedure: {
      of: {
        type: "ActivityProcedure",
        fields: columns({
          name: "record.procedure_name",
          interventionType: "record.intervention_type",
          organSystem: "record.organ_system",
          category: "record.category",
          subCategory: "record.sub_category",
          code: "record.procedure_code",
        } satisfies Partial<Record<keyof ActivityProcedure, string>>),
      },
    },
    createdBy: {
      of: personIn("creator"),
      around: (person) => sql`(select ${person} from app_user creator where creator.id = record.created_by)`,
    },
    modifiedBy: {
      of: personIn("modifier"),
      around: (person) =>
        sql`(select ${person} from app_user modifier where modifier.id = record.modified_by)`,
    },
    confirmationState: sql`coalesce(record.confirmation, case when ${isConfirmationRequested} then 'open' else 'unasked' end)`,
    viewerCanEdit: mayChange,
    viewerCanDelete: mayChange,
  } satisfies FieldsOf<Activity, RecordReader>,
};

/** The records of the CTE `page` (id, rank), in its order. */
export const recordsOfPage = (record: Sql): Sql => sql`(
  select coalesce(json_agg(${record} order by page.rank), '[]')
  from page join logbook_record record on record.id = page.id
)`;

/** A page of a list by one plan, of which all matches are counted. */
export const pageObject: ObjectJson<RecordReader & { readonly total: Sql }> = {
  type: "ActivitiesPage",
  fields: {
    totalCount: ({ total }) => total,
    totalCountIsExact: sql`true`,
    matchesWordStartsOnly: sql`false`,
    activities: { of: recordObject, around: recordsOfPage },
  } satisfies FieldsOf<ActivitiesPage, RecordReader & { readonly total: Sql }>,
};
