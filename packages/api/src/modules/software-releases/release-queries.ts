import type { ReleaseId } from "@cathedra/domain";
import { softwareReleaseList } from "@cathedra/domain/lists";
import { type DocumentKind, documentKinds } from "@cathedra/domain/software";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { containsAll, sqlFilters } from "../../db/list-filters.ts";
import { maxCountedRows } from "../../db/paginated.ts";
import { int, json, nullable, type RowsOf, statement, text, timestamp } from "../../db/statement.ts";
import type { Person, QuerySoftwareReleasesArgs } from "../../graphql/generated/contract.ts";
import { readPageArgs } from "../../graphql/pagination.ts";

export type ReleaseState = "draft" | "published" | "withdrawn";
export type DocumentView = {
  readonly kind: DocumentKind;
  readonly name: string;
  readonly size: number;
  readonly key: string;
  readonly contentType: string;
};
export type PackageView = {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  /** The public key with which the package was signed; null if it is not signed. */
  readonly signingKey: string | null;
};
export type RolloutChoice = {
  readonly customerId: number | null;
  readonly stationId: string | null;
  readonly name: string;
};
export type RolloutView = {
  readonly isForAll: boolean;
  readonly customers: readonly RolloutChoice[];
  readonly stations: readonly RolloutChoice[];
};

/** A release as the people who maintain software see it; its progress is read separately. */
export type ReleaseView = RowsOf<typeof releasesStatement>;

const order = sql`software.name, software.code, release.version_parts desc, release.id`;

const states: Readonly<Record<ReleaseState, RawBuilder<boolean>>> = {
  draft: sql<boolean>`release.published_at is null`,
  published: sql<boolean>`release.published_at is not null and release.withdrawn_at is null`,
  withdrawn: sql<boolean>`release.withdrawn_at is not null`,
};

const filters = sqlFilters(
  softwareReleaseList.filters,
  { table: "software_release", alias: "release" },
  {
    searchText: (text) =>
      containsAll(sql`software.name || ' ' || software.code || ' ' || release.version`, text),
    state: (state) => states[state],
  },
);

const allFilters = filters.where(filters.samples[1][0]);

const releasesStatement = statement(
  {
    id: int<ReleaseId>(),
    softwareCode: text(),
    softwareName: text(),
    version: text(),
    stringIdentifier: text(),
    state: text<ReleaseState>(),
    package: nullable(json<PackageView>()),
    documents: json<readonly DocumentView[]>(),
    rollout: json<RolloutView>(),
    createdAt: timestamp(),
    createdBy: nullable(json<Person>()),
    publishedAt: nullable(timestamp()),
    withdrawnAt: nullable(timestamp()),
  },
  (matches: RawBuilder<unknown>, limit: number, offset: number) => sql`
    with page as materialized (
      select release.id from software_release release join software on software.id = release.software_id
      where ${matches} order by ${order} limit ${limit} offset ${offset}
    )
    select release.id, software.code as "softwareCode", software.name as "softwareName", release.version,
      release.string_identifier as "stringIdentifier",
      case when release.withdrawn_at is not null then 'withdrawn'
        when release.published_at is not null then 'published' else 'draft' end as state,
      case when release.object_key is not null then json_build_object(
        'name', coalesce(release.package_name, release.string_identifier), 'size', release.size, 'sha256', release.sha256,
          'signingKey', release.signing_key
      ) end as package,
      coalesce((
        select json_agg(json_build_object('kind', kind, 'name', name, 'size', size, 'key', object_key,
            'contentType', content_type)
          order by array_position(${documentKinds}::text[], kind))
        from software_document document where document.release_id = release.id
      ), '[]') as documents,
      (
        select json_build_object(
          'isForAll', coalesce(bool_or(rollout.customer_id is null and rollout.station_id is null), false),
          'customers', coalesce(json_agg(json_build_object('customerId', customer.id, 'stationId', null, 'name', customer.name)
            order by customer.name) filter (where customer.id is not null), '[]'),
          'stations', coalesce(json_agg(json_build_object('customerId', null, 'stationId', station.id,
            'name', station.name || ' (' || station.service_tag || ')')
            order by station.name, station.id) filter (where station.id is not null), '[]')
        )
        from software_rollout rollout
        left join customer on customer.id = rollout.customer_id
        left join station on station.id = rollout.station_id
        where rollout.release_id = release.id
      ) as rollout,
      release.created_at as "createdAt", (
        select json_build_object('keycloak_id', person.keycloak_id, 'first_name', person.first_name,
          'last_name', person.last_name, 'email', person.email)
        from app_user person where person.id = release.created_by
      ) as "createdBy", release.published_at as "publishedAt", release.withdrawn_at as "withdrawnAt"
    from page join software_release release on release.id = page.id join software on software.id = release.software_id
    order by ${order}`,
  [allFilters, 1, 0],
);

const countStatement = statement(
  { total: int() },
  (matches: RawBuilder<unknown>) => sql`
    select count(*) as total from (
      select from software_release release join software on software.id = release.software_id where ${matches}
      limit ${maxCountedRows}
    ) found`,
  [allFilters],
);

/** A page of releases. There are at most hundreds, because each is created by hand. */
export async function releasesPage(db: Db, args: QuerySoftwareReleasesArgs) {
  const { limit, offset } = readPageArgs(args, { usual: softwareReleaseList.pageSize, most: 100 });
  const matches = filters.where(filters.read(args));
  const [releases, { total }] = await Promise.all([
    releasesStatement.rows(db, matches, limit, Math.min(offset, maxCountedRows)),
    countStatement.only(db, matches),
  ]);
  return { totalCount: total, releases };
}

export function releaseById(db: Db | Tx, id: number): Promise<ReleaseView | undefined> {
  return releasesStatement.first(db, sql`release.id = ${id}`, 1, 0);
}
