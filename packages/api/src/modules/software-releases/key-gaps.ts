import { type Actor, mayKeepSoftware } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { PackageSigner } from "../../auth/package-signer.ts";
import type { Db } from "../../db/database.ts";
import { filled, int, json, statement, text } from "../../db/statement.ts";
import { appError, authorize } from "../../errors.ts";
import { isReached } from "./release-progress.ts";
import { releaseById } from "./release-queries.ts";

type Deps = { readonly db: Db; readonly packageSigner?: Pick<PackageSigner, "publicKeys"> | undefined };

type StationWithoutKey = {
  readonly id: string;
  readonly serviceTag: string;
  readonly name: string;
  readonly customerName: string;
};

/** At most this many stations are named; the count covers all. */
const maxNamed = 50;

const gapsStatement = statement(
  {
    key: filled(text()),
    stationCount: filled(int()),
    lackingCount: filled(int()),
    unknownCount: filled(int()),
    lacking: filled(json<readonly StationWithoutKey[]>()),
  },
  (keys: readonly string[], release: number | null) => sql`
    with enrolled as (
      select station.id, station.service_tag, station.name, customer.name as customer_name, state.release_keys
      from station
      join customer on customer.id = station.customer_id
      left join station_state state on state.station_id = station.id
      where station.public_key is not null and station.revoked_at is null and station.removed_at is null
        and (${release}::int is null or ${isReached(sql`${release}::int`, sql`station`)})
    )
    select wanted.key,
      (select count(*) from enrolled) as "stationCount",
      (select count(*) from enrolled where not wanted.key = any (release_keys)) as "lackingCount",
      (select count(*) from enrolled where release_keys is null) as "unknownCount",
      coalesce((
        select jsonb_agg(jsonb_build_object('id', id, 'serviceTag', service_tag, 'name', name, 'customerName', customer_name)
          order by customer_name, name, id)
        from (
          select * from enrolled where not wanted.key = any (release_keys) order by customer_name, name, id limit ${sql.lit(maxNamed)}
        ) named
      ), '[]') as lacking
    from unnest(${keys}::text[]) with ordinality as wanted (key, place)
    order by wanted.place`,
  [[], null],
);

/**
 * The enrolled stations that lack keys for verifying packages, by their last reports. For one release: its package's key and
 * its recipients; otherwise all keys of the portal and all stations. It reads these stations once.
 */
export async function readKeyGaps({ db, packageSigner }: Deps, actor: Actor, release: number | null) {
  authorize(mayKeepSoftware(actor));
  const own = (packageSigner?.publicKeys ?? []).map(({ x }) => x);
  const keys = release === null ? own : await keysOfRelease(db, release);
  if (keys.length === 0) return [];
  const gaps = await gapsStatement.rows(db, keys, release);
  return gaps.map((gap) => ({ ...gap, isSigning: gap.key === own[0] }));
}

async function keysOfRelease(db: Db, id: number): Promise<readonly string[]> {
  const release = await releaseById(db, id);
  if (release === undefined) throw appError("NOT_FOUND");
  const key = release.package?.signingKey;
  return key == null ? [] : [key];
}
