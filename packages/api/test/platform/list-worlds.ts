import type { describedLists, ListFilter } from "@cathedra/domain/lists";
import { type CastPerson, cast, getCustomer } from "@cathedra/test-fixtures";
import { type RawBuilder, sql } from "kysely";
import type { CastApp } from "../support/cast-app.ts";

/** A row as its table holds it. */
export type StoredRow = Readonly<Record<string, unknown>> & { readonly id: number | string };

type Described = (typeof describedLists)[number];

/** The value for a filter with SQL of its own, and the rows that match it. */
type OwnSample = { readonly value: unknown; readonly isWanted: (row: StoredRow) => boolean };

type FiltersWithoutColumn<Filters> = {
  [Name in keyof Filters]: Filters[Name] extends { readonly column: string } ? never : Name;
}[keyof Filters];

/** A list, with rows of several people and institutions that differ in every filtered field. */
type ListWorld<Filters extends Readonly<Record<string, ListFilter>>> = {
  readonly reader: CastPerson;
  /** The stored rows, with the columns by which they are filtered and sorted. */
  readonly stored: RawBuilder<StoredRow>;
  /** The fields of the answer that hold the rows, and their number. */
  readonly rows: string;
  readonly total: string;
  /** Arguments that every call has. */
  readonly always: readonly string[];
  readonly fill: (portal: CastApp) => Promise<void>;
  readonly isOfReader: (row: StoredRow) => boolean;
  readonly own: { readonly [Name in FiltersWithoutColumn<Filters>]: OwnSample };
};

const northgate = getCustomer("northgate").id;

const idOf = (person: CastPerson) => sql`(select id from app_user where keycloak_id = ${person.keycloakId})`;

/** Every described list has one: a list without it does not compile. */
export const listWorlds: {
  readonly [Query in Described["query"]]: ListWorld<Extract<Described, { query: Query }>["filters"]>;
} = {
  feedback: {
    reader: cast.ingrid,
    stored: sql`select * from feedback`,
    rows: "reports",
    total: "total",
    always: [],
    isOfReader: () => true,
    fill: async ({ database }) => {
      await sql`
        insert into feedback (key, user_id, name, email, description, page, state, created_at) values
          (gen_random_uuid(), ${idOf(cast.maya)}, 'Maya', 'maya@example.org', 'one', '/logbook', 'new', '2026-01-01T10:00:00Z'),
          (gen_random_uuid(), ${idOf(cast.nils)}, 'Nils', 'nils@example.org', 'two', '/videos', 'done', '2026-01-02T10:00:00Z'),
          (gen_random_uuid(), ${idOf(cast.maya)}, 'Maya', 'maya@example.org', 'three', null, 'new', '2026-01-02T10:00:00Z')
      `.execute(database.db);
    },
    own: { person: { value: "maya", isWanted: ({ name }) => name === "Maya" } },
  },
  failedRequests: {
    reader: cast.ingrid,
    stored: sql`select * from failed_request`,
    rows: "requests",
    total: "total",
    always: [],
    isOfReader: () => true,
    fill: async ({ database }) => {
      await sql`
        insert into failed_request (at, request_id, user_id, customer_id, operation, code, status, duration_ms) values
          ('2026-01-01T10:00:00Z', 'request-1', ${idOf(cast.maya)}, (select min(id) from customer), 'a', 'FORBIDDEN', 403, 1),
          ('2026-01-02T10:00:00Z', 'request-2', ${idOf(cast.nils)}, (select max(id) from customer), 'b', 'NOT_FOUND', 404, 1),
          ('2026-01-02T10:00:00Z', 'request-3', null, null, 'c', 'FORBIDDEN', 403, 1)
      `.execute(database.db);
    },
    own: {
      person: { value: "lindqvist", isWanted: ({ request_id }) => request_id === "request-1" },
      personId: { value: cast.nils.keycloakId, isWanted: ({ request_id }) => request_id === "request-2" },
    },
  },
  softwareReleases: {
    reader: cast.daniel,
    stored: sql`
      select release.*, software.code, software.name
      from software_release release join software on software.id = release.software_id`,
    rows: "releases",
    total: "totalCount",
    always: [],
    isOfReader: () => true,
    fill: async ({ database }) => {
      await sql`
        with made as (insert into software (code, name) values ('viewer', 'Viewer'), ('player', 'Player') returning id, code)
        insert into software_release (software_id, version, string_identifier, object_key, published_at, withdrawn_at)
        select id, version, code || '-' || version, code || version, published_at::timestamptz, withdrawn_at::timestamptz
        from made, (values ('1.0.0', null, null), ('1.1.0', '2026-01-02', null), ('1.2.0', '2026-01-03', '2026-01-04'))
          as release (version, published_at, withdrawn_at)`.execute(database.db);
    },
    own: {
      searchText: {
        value: "VIEWER 1.2",
        isWanted: ({ code, version }) => code === "viewer" && version === "1.2.0",
      },
      state: {
        value: "published",
        isWanted: ({ published_at, withdrawn_at }) => published_at !== null && withdrawn_at === null,
      },
    },
  },
  customerCloudModuleQuotaTransactions: {
    reader: cast.ruth,
    stored: sql`select * from quota_entry`,
    rows: "transactions",
    total: "totalCount",
    always: [`customerId: ${northgate}`],
    isOfReader: ({ customer_id }) => customer_id === northgate,
    fill: async ({ database }) => {
      await sql`
        with voucher as (
          insert into resource_access_voucher (kind, code, customer_id, learning_space_id, valid_to, max_uses, max_duration_s)
          select 'cloud_modules', 'cmrav-ledger-' || id, id, 2, '2026-02-01', 3, 3600 from customer returning id, customer_id
        )
        insert into quota_entry (customer_id, kind, amount_ms, voucher_id, user_id, actor_id, created_at, transfer_key,
          spendable_after_ms, reserved_after_ms, consumed_after_ms)
        select customer_id, kind, 1, case when kind <> 'top_up' then id end, user_id, actor_id, at::timestamptz,
          kind || customer_id, 1, 1, 1
        from voucher, (values ('top_up', null, ${idOf(cast.ruth)}, '2026-01-01'), ('reserve', null, ${idOf(cast.maya)}, '2026-01-02'),
          ('consume', ${idOf(cast.maya)}, null, '2026-01-03')) as entry (kind, user_id, actor_id, at)`.execute(
        database.db,
      );
    },
    own: {
      from: { value: "2026-01-02T00:00:00.000Z", isWanted: ({ kind }) => kind !== "top_up" },
      to: { value: "2026-01-03T00:00:00.000Z", isWanted: ({ kind }) => kind !== "consume" },
      personId: { value: cast.maya.keycloakId, isWanted: ({ kind }) => kind !== "top_up" },
    },
  },
  simulatorModules: {
    reader: cast.daniel,
    stored: sql`select *, string_to_array(version, '.')::int[] as version_parts from simulator_module`,
    rows: "modules",
    total: "totalCount",
    always: [],
    isOfReader: () => true,
    fill: async () => {},
    own: {
      searchText: {
        value: "CAROTID 2.1",
        isWanted: ({ code, version }) => code === "carotid-stenting" && version === "2.1",
      },
    },
  },
};
