import { getColumn } from "@cathedra/domain/fields";
import { addressChangeMs } from "@cathedra/domain/logbook";
import { type RawBuilder, sql } from "kysely";
import type {
  ActivitiesPage,
  Activity,
  ActivityAttending,
  ActivityConfirmation,
  ActivityImport,
  ActivityParticipant,
  ActivityProcedure,
  AskedAddress,
  KeptConfirmation,
  Person,
} from "../../graphql/generated/contract.ts";
import { columnFields, type FieldJson, type ObjectJson } from "../../graphql/object-json.ts";
import type { StatementReader } from "../../graphql/reader-parameters.ts";
import { confirmationCapacitySql, confirmedContentSql } from "./confirmation-view.ts";
import { isConfirmationRequested } from "./filter-conditions.ts";
import { instantJson, instantText } from "./json-fragments.ts";
import { described, ofCreator } from "./projection.ts";
import { isRemovedEntry, requestedAttending } from "./requested-attending.ts";

type Sql = RawBuilder<unknown>;
type FieldsOf<Contract, For> = { readonly [Name in keyof Contract]?: FieldJson<For> };

const personIn = (table: string): ObjectJson<StatementReader> => ({
  type: "Person",
  fields: columnFields({
    keycloak_id: `${table}.keycloak_id`,
    first_name: `${table}.first_name`,
    last_name: `${table}.last_name`,
    email: `${table}.email`,
  } satisfies Partial<Record<keyof Person, string>>),
});

const participant: ObjectJson<StatementReader> = {
  type: "ActivityParticipant",
  fields: {
    ...columnFields({ name: "participant.name", role: "participant.role", level: "participant.level" }),
    user: {
      of: personIn("person"),
      around: (person) => sql`(select ${person} from app_user person where person.id = participant.user_id)`,
    },
  } satisfies FieldsOf<ActivityParticipant, StatementReader>,
};

const anyOf = (ways: readonly (Sql | undefined)[]): Sql => {
  const open = ways.filter((way) => way !== undefined);
  return open.length === 0 ? sql`false` : sql`(${sql.join(open, sql` or `)})`;
};

const isOfCustomers = ({ customers }: StatementReader) =>
  customers && sql`record.customer_id = any(${customers}::int[])`;

/** The rule `isAdminOf` as SQL. */
const isAdmin = (reader: StatementReader): Sql =>
  anyOf([isOfCustomers(reader), reader.groups && sql`record.group_id = any(${reader.groups}::int[])`]);

const isConfirmed = sql`record.confirmation is not distinct from 'confirmed'`;

const isCreator = ({ viewer }: StatementReader): Sql => sql`record.created_by = ${viewer}`;

/**
 * The rules `mayEditRecord` and `mayDeleteRecord` as SQL, for records that the reader may read. A confirmed record is not changed.
 */
const mayChange = (reader: StatementReader): Sql =>
  sql`(not ${isConfirmed} and ${anyOf([isCreator(reader), isAdmin(reader)])})`;

/** SQL: whether the entry of the record's attending is there and fulfils a condition. */
const hasEntry = (condition: Sql): Sql =>
  sql`exists (select from attending entry where entry.id = ${requestedAttending} and ${condition})`;

/** The rule `mayReopenRecord` as SQL, for records that the reader may read. */
const mayReopen = (reader: StatementReader): Sql => {
  const { address } = reader;
  const isAttending =
    address === undefined
      ? undefined
      : hasEntry(sql`lower(btrim(entry.email)) = ${address} and not ${isRemovedEntry}`);
  return sql`(${isConfirmed} and not ${isCreator(reader)} and ${anyOf([isAdmin(reader), isAttending])})`;
};

/** The rule `mayConfirmInStead` as SQL, for records that the reader may read. */
const mayConfirmInStead = (reader: StatementReader): Sql => sql`(
  (record.confirmation is null or record.confirmation not in ('confirmed', 'imported')) and not ${isCreator(reader)}
  and ${anyOf([isOfCustomers(reader)])} and ${hasEntry(sql`(entry.email is null or ${isRemovedEntry})`)}
)`;

/** The rule `confirmationObstacle` as SQL; a record whose attending has no entry asks no address. */
const obstacle = sql`case when record.confirmation is null then nullif(coalesce((
  select case when ${isRemovedEntry} then 'removed' when entry.email is null then 'noAddress' when exists (
    select from app_user writer
    where writer.id = record.created_by and writer.email_verified and lower(writer.email) = lower(entry.email)
  ) then 'own' else 'none' end
  from attending entry where entry.id = ${requestedAttending}
), 'noAddress'), 'none') end`;

/** The rule `confirmationState` as SQL. */
const confirmationState = sql`coalesce(
  record.confirmation, case when ${isConfirmationRequested} then 'open' else 'unasked' end
)`;

const confirmed: ObjectJson<StatementReader> = {
  type: "KeptConfirmation",
  fields: columnFields({
    byName: "kept.confirmer_name",
    byAddress: "kept.confirmer_address",
    capacity: "kept.capacity",
    reason: "kept.reason",
    at: instantText("kept.confirmed_at"),
    recordVersion: instantText("kept.record_version"),
    attending: "kept.attending_last_name || ', ' || kept.attending_first_name",
    hospital: "kept.hospital_name",
    procedure: "kept.procedure_name",
    isOfItsTime: "kept.is_of_its_time",
    fingerprint: "kept.fingerprint",
  } satisfies Partial<Record<keyof KeptConfirmation, string>>),
};

const confirmation: ObjectJson<StatementReader> = {
  type: "ActivityConfirmation",
  fields: {
    ...columnFields({
      askedAt: instantJson("asked_at"),
      at: instantJson("confirmation_at"),
      word: "record.confirmation_word",
      reopeningWord: "record.reopening_word",
    }),
    by: {
      of: personIn("confirmer"),
      around: (person) =>
        sql`(select ${person} from app_user confirmer where confirmer.id = record.confirmation_by)`,
    },
    confirmed: {
      of: confirmed,
      around: (object) => sql`case when ${isConfirmed} then (
        select ${object} from logbook_confirmation kept
        where kept.record_id = record.id and kept.confirmed_at = record.confirmation_at
      ) end`,
    },
    state: confirmationState,
    obstacle,
    viewerCanReopen: mayReopen,
    viewerCanAskToReopen: (reader) => sql`(${isConfirmed} and ${isCreator(reader)})`,
    viewerCanConfirmInStead: mayConfirmInStead,
  } satisfies FieldsOf<ActivityConfirmation, StatementReader>,
};

const askedAddress: ObjectJson<StatementReader> = {
  type: "AskedAddress",
  fields: columnFields({
    newAddressAskedAt: instantText("change.asked_at"),
    // The rule `newAddressFrom`.
    newAddressFrom: instantText(`case when change.accepted_at is not null then greatest(
      change.accepted_at, case when change.present_code_hash is not null then
        coalesce(change.agreed_at, change.asked_at + ${addressChangeMs.objection} * interval '1 millisecond') end
    ) end`),
    addressChangedAt: instantText(
      "case when entry.address_changed_at > record.asked_at then entry.address_changed_at end",
    ),
  } satisfies Partial<Record<keyof AskedAddress, string>>),
};

/** How the database writes a record `logbook_record record` in the contract's form. Fields that are missing here are executed. */
export const recordObject: ObjectJson<StatementReader> = {
  type: "Activity",
  fields: {
    ...columnFields(Object.fromEntries(described)),
    ...Object.fromEntries(
      ofCreator.map((name) => [
        name,
        ({ viewer }: StatementReader) =>
          sql`case when record.created_by = ${viewer} then ${sql.ref(`record.${getColumn(name)}`)} end`,
      ]),
    ),
    ...columnFields({
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
        fields: columnFields({
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
        fields: columnFields({
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
    confirmationState,
    confirmation: { of: confirmation },
    askedAddress: {
      of: askedAddress,
      around: (object) => sql`case when record.confirmation is null then (
        select ${object} from attending entry left join attending_address_change change on change.attending_id = entry.id
        where entry.id = ${requestedAttending}
      ) end`,
    },
    imported: {
      of: {
        type: "ActivityImport",
        fields: columnFields({
          id: "import.id",
          fileName: "import.file_name",
          importedAt: instantText("coalesce(import.imported_at, import.requested_at)"),
        } satisfies Partial<Record<keyof ActivityImport, string>>),
      },
      around: (object) =>
        sql`(select ${object} from logbook_import import where import.id = record.import_id)`,
    },
    viewerCanEdit: mayChange,
    viewerCanDelete: mayChange,
  } satisfies FieldsOf<Activity, StatementReader>,
};

/** The records of the CTE `page` (id, rank), in its order. */
export const recordsOfPage = (record: Sql): Sql => sql`(
  select coalesce(json_agg(${record} order by page.rank), '[]')
  from page join logbook_record record on record.id = page.id
)`;

/** A page of a list by one plan, of which all matches are counted. */
export const pageObject: ObjectJson<StatementReader & { readonly total: Sql }> = {
  type: "ActivitiesPage",
  fields: {
    totalCount: ({ total }) => total,
    totalCountIsExact: sql`true`,
    matchesWordStartsOnly: sql`false`,
    activities: { of: recordObject, around: recordsOfPage },
  } satisfies FieldsOf<ActivitiesPage, StatementReader & { readonly total: Sql }>,
};
