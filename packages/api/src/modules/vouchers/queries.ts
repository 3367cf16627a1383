import { type CustomerId, type Instant, type UserId, type VoucherId, voucherState } from "@cathedra/domain";
import type {
  CloudModule,
  CloudModulesResourceAccessVoucherAsTrainee,
  LearningSpace,
  Person,
  QueryGetAllCloudModulesResourceAccessVouchersAsAdminArgs,
  ResourceAccessVoucherState,
} from "@cathedra/graphql-schema";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { partOf } from "../../graphql/page.ts";
import type { VoucherScope } from "./administered.ts";
import { modulesJson, personJson } from "./voucher-json.ts";

/** A voucher as its administrators see it (2.032); its lists of people come by loaders. */
export type VoucherView = {
  readonly id: VoucherId;
  readonly type: "cloud_modules";
  readonly code: string | null;
  readonly validFrom: Date;
  readonly validTo: Date;
  readonly customer: { readonly id: CustomerId; readonly name: string };
  readonly learningSpace: LearningSpace;
  readonly creator: Person | null;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
  readonly archivedAt: Date | null;
  readonly archivedByUserId: string | null;
  readonly used: number;
  readonly maxUses: number;
  readonly maxDurationInSeconds: number;
  readonly modules: readonly CloudModule[];
  readonly state: ResourceAccessVoucherState;
};

export const largestPage = 200;
const longestSearch = 200;

type Wanted = QueryGetAllCloudModulesResourceAccessVouchersAsAdminArgs;

/** A page of vouchers, in one statement (2.025, 2.034, X118). */
export function vouchersOf(
  db: Db,
  scope: VoucherScope,
  wanted: Wanted,
  now: Instant,
): Promise<readonly VoucherView[]> {
  const { learningSpaceId, sort, limit, offset } = wanted;
  const searched = (wanted.search ?? "").replaceAll("\0", "").trim().slice(0, longestSearch);
  const conditions = [
    sql`voucher.kind = 'cloud_modules'`,
    ...(scope === "every" ? [] : [sql`voucher.customer_id = any(${scope}::int[])`]),
    ...stateConditions(wanted.state, now),
    ...(learningSpaceId == null ? [] : [sql`voucher.learning_space_id = ${learningSpaceId}`]),
    ...(searched === "" ? [] : [named(searched)]),
  ];
  const direction = sort === "oldest" ? sql`asc` : sql`desc`;
  return views(
    db,
    conditions,
    direction,
    now,
    partOf({ limit, offset }, { usual: largestPage, most: largestPage }),
  );
}

/** One voucher for cloud modules; whether the caller may see it is not asked here. Undefined: there is none. */
export async function voucherById(db: Db, id: VoucherId, now: Instant): Promise<VoucherView | undefined> {
  const [voucher] = await views(
    db,
    [sql`voucher.id = ${id} and voucher.kind = 'cloud_modules'`],
    sql`desc`,
    now,
    { limit: 1, offset: 0 },
  );
  return voucher;
}

/** Vouchers of either kind in this state; of any where none is named. */
export function stateConditions(state: Wanted["state"], now: Instant): readonly RawBuilder<unknown>[] {
  if (state == null) return [];
  if (state === "archived") return [sql`voucher.archived_at is not null`];
  const compare = state === "active" ? sql`>` : sql`<=`;
  return [sql`voucher.archived_at is null and voucher.valid_to ${compare} ${new Date(now)}`];
}

/** The text is in the name of its account, learning space, creator, or one of its modules or cases. */
function named(text: string): RawBuilder<unknown> {
  const has = (name: string) => sql`strpos(search_form(${sql.raw(name)}), search_form(${text}::text)) > 0`;
  return sql`(
    voucher.customer_id in (select id from customer where ${has("customer.name")})
    or voucher.learning_space_id in (select id from learning_space where ${has("learning_space.name")})
    or voucher.creator_id in (
      select id from app_user where ${has("app_user.first_name || ' ' || app_user.last_name")}
    )
    or exists (
      select from voucher_case
      where voucher_case.voucher_id = voucher.id and voucher_case.case_id = any(array(
        select cloud_case.id from cloud_case join cloud_module on cloud_module.id = cloud_case.module_id
        where ${has("cloud_case.name")} or ${has("cloud_module.name")}
      ))
    )
  )`;
}

type Row = Omit<VoucherView, "state">;

async function views(
  db: Db,
  conditions: readonly RawBuilder<unknown>[],
  direction: RawBuilder<unknown>,
  now: Instant,
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly VoucherView[]> {
  const order = sql`voucher.created_at ${direction}, voucher.id ${direction}`;
  const { rows } = await sql<Row>`
    with page as materialized (
      select * from resource_access_voucher voucher
      where ${sql.join(conditions, sql` and `)}
      order by ${order} limit ${page.limit} offset ${page.offset}
    )
    select voucher.id, voucher.kind as type, voucher.code, voucher.valid_from as "validFrom",
      voucher.valid_to as "validTo", json_build_object('id', customer.id, 'name', customer.name) as customer,
      to_json(space) as "learningSpace", ${personJson("creator")} as creator, voucher.created_at as "createdAt",
      voucher.modified_at as "modifiedAt", voucher.archived_at as "archivedAt",
      archiver.keycloak_id as "archivedByUserId", voucher.used, voucher.max_uses as "maxUses",
      voucher.max_duration_s as "maxDurationInSeconds", ${modulesJson} as modules
    from page voucher
    join customer on customer.id = voucher.customer_id
    join learning_space space on space.id = voucher.learning_space_id
    left join app_user creator on creator.id = voucher.creator_id
    left join app_user archiver on archiver.id = voucher.archived_by
    order by ${order}`.execute(db);
  return rows.map((row) => ({ ...row, state: stateOf(row, now) }));
}

function stateOf({ validTo, archivedAt }: Row, now: Instant): ResourceAccessVoucherState {
  const life = {
    validTo: validTo.getTime() as Instant,
    archivedAt: archivedAt && (archivedAt.getTime() as Instant),
  };
  return voucherState(life, now);
}

/** The vouchers that somebody has accepted (2.033, 2.035), in one statement. */
export async function vouchersAsTrainee(
  db: Db,
  userId: UserId,
  now: Instant,
): Promise<readonly CloudModulesResourceAccessVoucherAsTrainee[]> {
  const { rows } = await sql<CloudModulesResourceAccessVoucherAsTrainee>`
    with own as materialized (
      select voucher.*, accepted.accepted_at, accepted.granted_s - accepted.used_s as left_s,
        voucher.archived_at is not null or voucher.valid_to <= ${new Date(now)} as expired
      from voucher_user accepted join resource_access_voucher voucher on voucher.id = accepted.voucher_id
      where accepted.user_id = ${userId} and voucher.kind = 'cloud_modules'
      order by expired, case when voucher.archived_at is null then voucher.valid_to end desc nulls last
      limit ${largestPage}
    )
    select voucher.id as "voucherId", json_build_object('id', customer.id, 'name', customer.name) as customer,
      to_json(space) as "learningSpace", ${modulesJson} as modules, voucher.left_s as "durationLeftInSeconds",
      voucher.valid_to as "validTo", voucher.created_at as "createdAt", voucher.accepted_at as "acceptedAt",
      voucher.expired
    from own voucher
    join customer on customer.id = voucher.customer_id
    join learning_space space on space.id = voucher.learning_space_id
    order by voucher.expired, voucher.valid_to, voucher.id`.execute(db);
  return rows;
}
