import {
  type CustomerId,
  type Instant,
  instant,
  type KeycloakId,
  type UserId,
  type VoucherId,
} from "@cathedra/domain";
import type { CustomerFacts } from "@cathedra/domain/access";
import { voucherState } from "@cathedra/domain/cloud";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, filled, int, json, nullable, statement, text, timestamp } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type {
  CloudModule,
  Person,
  QueryCountCloudModulesResourceAccessVouchersAsAdminArgs,
  QueryGetAllCloudModulesResourceAccessVouchersAsAdminArgs,
  ResourceAccessVoucherState,
} from "../../graphql/generated/contract.ts";
import {
  getCount,
  getSearchText,
  type ListQuery,
  maxPageSize,
  modulesJson,
  pageBounds,
  personJson,
  scopeWithin,
  selectPage,
  type VoucherScope,
} from "../access-vouchers/public.ts";
import type { SpaceView } from "../learning-spaces/public.ts";

/** A voucher as its administrators see it (2.032); loaders add its lists of people. */
export type VoucherView = {
  readonly id: VoucherId;
  readonly type: "cloud_modules";
  readonly name: string | null;
  readonly code: string | null;
  readonly validFrom: Instant;
  readonly validTo: Instant;
  readonly customer: { readonly id: CustomerId; readonly name: string };
  readonly learningSpace: SpaceView;
  readonly creator: Person | null;
  readonly createdAt: Instant;
  readonly modifiedAt: Instant;
  readonly archivedAt: Instant | null;
  readonly archivedByUserId: string | null;
  readonly used: number;
  readonly maxUses: number;
  readonly maxDurationInSeconds: number;
  readonly modules: readonly CloudModule[];
  readonly state: ResourceAccessVoucherState;
};

/** A page of vouchers, in one statement (2.025, 2.034, X118). */
export function findVouchers(
  db: Db,
  scope: VoucherScope,
  args: QueryGetAllCloudModulesResourceAccessVouchersAsAdminArgs,
  now: Instant,
): Promise<readonly VoucherView[]> {
  const query = getAsked(scope, args, now);
  const direction = query.isAscending ? sql`asc` : sql`desc`;
  return views(db, selectPage(query, ...pageBounds(args)), direction, now);
}

const countVouchersStatement = statement(
  { total: int() },
  (scope: VoucherScope, args: QueryCountCloudModulesResourceAccessVouchersAsAdminArgs, now: Instant) =>
    getCount(getAsked(scope, args, now)),
  ["every", {}, instant(0)],
  [[], { search: "a", state: "active" }, instant(0)],
);

/** The number of matching vouchers up to the counting limit. */
export async function countVouchers(
  db: Db,
  scope: VoucherScope,
  args: QueryCountCloudModulesResourceAccessVouchersAsAdminArgs,
  now: Instant,
): Promise<number> {
  const rows = await countVouchersStatement.rows(db, scope, args, now);
  return rows[0]?.total ?? 0;
}

function getAsked(
  scope: VoucherScope,
  args: Omit<QueryGetAllCloudModulesResourceAccessVouchersAsAdminArgs, "limit" | "offset">,
  now: Instant,
): ListQuery {
  const { learningSpaceId, customerId, sort, state, search } = args;
  return {
    kind: "cloud_modules",
    scope: scopeWithin(scope, customerId),
    state: state ?? null,
    text: getSearchText(search),
    learningSpaceId: learningSpaceId ?? null,
    by: "created_at",
    isAscending: sort === "oldest",
    now,
  };
}

/** A cloud case voucher, without a check of the caller's rights. Undefined if there is none. */
export async function voucherById(db: Db, id: VoucherId, now: Instant): Promise<VoucherView | undefined> {
  const page = sql`select * from resource_access_voucher where id = ${id} and kind = 'cloud_modules'`;
  const [voucher] = await views(db, page, sql`desc`, now);
  return voucher;
}

const viewsStatement = statement(
  {
    id: int<VoucherId>(),
    type: text<"cloud_modules">(),
    name: nullable(text()),
    code: nullable(text()),
    validFrom: timestamp(),
    validTo: timestamp(),
    customer: json<CustomerFacts>(),
    learningSpace: json<SpaceView>(),
    creator: nullable(json<Person>()),
    createdAt: timestamp(),
    modifiedAt: timestamp(),
    archivedAt: nullable(timestamp()),
    archivedByUserId: nullable(text<KeycloakId>()),
    used: int(),
    maxUses: int(),
    maxDurationInSeconds: filled(int()),
    modules: json<readonly CloudModule[]>(),
  },
  (page: RawBuilder<unknown>, direction: RawBuilder<unknown>) => sql`
    with page as materialized (${page})
    select voucher.id, voucher.kind as type, voucher.name, voucher.code, voucher.valid_from as "validFrom",
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
    order by voucher.created_at ${direction}, voucher.id ${direction}`,
  [sql`select * from resource_access_voucher`, sql`asc`],
);

type Row = Omit<VoucherView, "state">;

async function views(
  db: Db,
  page: RawBuilder<unknown>,
  direction: RawBuilder<unknown>,
  now: Instant,
): Promise<readonly VoucherView[]> {
  const rows = await viewsStatement.rows(db, page, direction);
  return rows.map((row) => ({ ...row, state: getState(row, now) }));
}

function getState({ validTo, archivedAt }: Row, now: Instant): ResourceAccessVoucherState {
  const life = {
    validTo: validTo,
    archivedAt: archivedAt,
  };
  return voucherState(life, now);
}

const vouchersAsTraineeStatement = statement(
  {
    acceptedAt: timestamp(),
    archivedAt: nullable(timestamp()),
    createdAt: timestamp(),
    customer: json<CustomerFacts>(),
    durationLeftInSeconds: int(),
    expired: bool(),
    learningSpace: json<SpaceView>(),
    modules: json<ReadonlyArray<CloudModule>>(),
    name: nullable(text()),
    validTo: timestamp(),
    voucherId: int(),
  },
  (now: Instant, userId: UserId) => sql`
    with own as materialized (
      select voucher.*, accepted.accepted_at, accepted.granted_s - accepted.used_s as left_s,
        voucher.archived_at is not null or voucher.valid_to <= ${toTimestamp(now)} as expired
      from voucher_user accepted join resource_access_voucher voucher on voucher.id = accepted.voucher_id
      where accepted.user_id = ${userId} and voucher.kind = 'cloud_modules'
      order by expired, case when voucher.archived_at is null then voucher.valid_to end desc nulls last
      limit ${maxPageSize}
    )
    select voucher.id as "voucherId", voucher.name, json_build_object('id', customer.id, 'name', customer.name) as customer,
      to_json(space) as "learningSpace", ${modulesJson} as modules, voucher.left_s as "durationLeftInSeconds",
      voucher.valid_to as "validTo", voucher.created_at as "createdAt", voucher.accepted_at as "acceptedAt",
      voucher.expired, voucher.archived_at as "archivedAt"
    from own voucher
    join customer on customer.id = voucher.customer_id
    join learning_space space on space.id = voucher.learning_space_id
    order by voucher.expired, voucher.valid_to, voucher.id`,
);

/** SQL for whether the row `person` has accepted any voucher. */
export const hasAcceptedVouchers: RawBuilder<unknown> = sql`
  exists (select from voucher_user where user_id = person.id)`;

/** The vouchers that someone has accepted (2.033, 2.035), in one statement. */
export async function vouchersAsTrainee(db: Db, userId: UserId, now: Instant) {
  return vouchersAsTraineeStatement.rows(db, now, userId);
}
