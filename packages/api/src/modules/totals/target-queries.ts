import type { CustomerId, GroupId } from "@cathedra/domain";
import type { CustomerFacts } from "@cathedra/domain/access";
import type { Target } from "@cathedra/domain/logbook";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { int, ints, json, statement, text } from "../../db/statement.ts";
import type { LogbookTarget, LogbookTargets, LogbookTotalsGroup } from "../../graphql/generated/contract.ts";
import { targetJson, targetOrder } from "./counting-sql.ts";
import { targetRow } from "./target-row.ts";

const findTargetsStatement = statement(
  {
    customer: json<CustomerFacts>(),
    groups: json<ReadonlyArray<LogbookTotalsGroup>>(),
    targets: json<ReadonlyArray<LogbookTarget>>(),
  },
  (id: CustomerId) => sql`
    select json_build_object('id', customer.id, 'name', customer.name) as customer, (
        select coalesce(json_agg(json_build_object(
          'id', customer_group.id, 'name', customer_group.name,
          'customer', json_build_object('id', customer.id, 'name', customer.name)
        ) order by customer_group.name collate "und-x-icu", customer_group.id), '[]')
        from customer_group where customer_group.customer_id = customer.id and customer_group.removed_at is null
      ) as groups, (
        select coalesce(json_agg(${targetJson} order by ${targetOrder}), '[]')
        from logbook_target target where target.customer_id = customer.id
      ) as targets
    from customer where customer.id = ${id}`,
);

/** A customer with its targets and groups; undefined if there is none. */
export async function findTargets(db: Db, id: CustomerId): Promise<LogbookTargets | undefined> {
  return findTargetsStatement.first(db, id);
}

export type LockedCustomer = CustomerFacts & {
  readonly groups: readonly number[];
  readonly targets: number;
};

const lockCustomerStatement = statement(
  { id: int<CustomerId>(), name: text() },
  (id: CustomerId) => sql`
    select id, name from customer where id = ${id} for no key update`,
);

const countedStatement = statement(
  { groups: ints<GroupId>(), targets: int() },
  (id: CustomerId) => sql`
    select array(select id from customer_group where customer_id = ${id} and removed_at is null) as groups,
      (select count(*) from logbook_target where customer_id = ${id}) as targets`,
);

/** The customer, locked so that no one else adds a target until the transaction ends. */
export async function lockCustomer(tx: Tx, id: CustomerId): Promise<LockedCustomer | undefined> {
  const found = await lockCustomerStatement.rows(tx, id);
  const [customer] = found;
  if (customer === undefined) return undefined;
  // Counted by a separate statement after the lock, which sees what a concurrent request has added.
  return { ...customer, ...(await countedStatement.only(tx, id)) };
}

const lockTargetStatement = statement(
  { target: json<LogbookTarget>(), customer: json<CustomerFacts>() },
  (id: string) => sql`
    select ${targetJson} as target, json_build_object('id', customer.id, 'name', customer.name) as customer
    from logbook_target target join customer on customer.id = target.customer_id
    where target.id = ${id} for update of target`,
);

/** The target, locked against changes until the transaction ends. */
export async function lockTarget(
  tx: Tx,
  id: string,
): Promise<{ readonly target: LogbookTarget; readonly customer: CustomerFacts } | undefined> {
  return lockTargetStatement.first(tx, id);
}

export async function insertTarget(tx: Tx, customerId: CustomerId, target: Target): Promise<LogbookTarget> {
  return written(
    tx,
    sql<{ target: LogbookTarget }>`insert into logbook_target as target (customer_id, ${columns})
      select ${customerId}, ${columns} from ${toRow(target)} returning ${targetJson} as target`,
  );
}

export async function updateTarget(tx: Tx, id: string, target: Target): Promise<LogbookTarget> {
  return written(
    tx,
    sql<{
      target: LogbookTarget;
    }>`update logbook_target target set (${columns}) = (select ${columns} from ${toRow(target)})
      where target.id = ${id} returning ${targetJson} as target`,
  );
}

export async function removeTarget(tx: Tx, id: string): Promise<void> {
  await sql`delete from logbook_target where id = ${id}`.execute(tx);
}

const columnNames = [
  "group_id",
  "name",
  "intervention_type",
  "organ_system",
  "category",
  "sub_category",
  "procedure_code",
  "roles",
  "levels",
  "minimum",
  "span",
  "months",
] as const satisfies readonly (keyof ReturnType<typeof targetRow>)[];
const columns = sql.join(columnNames.map((name) => sql.ref(name)));

function toRow(target: Target): RawBuilder<unknown> {
  return sql`json_populate_record(null::logbook_target, ${JSON.stringify(targetRow(target))}::json)`;
}

async function written(tx: Tx, statement: RawBuilder<{ target: LogbookTarget }>): Promise<LogbookTarget> {
  const { rows } = await statement.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("nothing was written");
  return row.target;
}
