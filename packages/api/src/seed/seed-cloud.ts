import type { CaseId, CustomerId, KeycloakId, LearningSpaceId, ModuleId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";

/** The cloud simulation of a world. */
export type SeedCloud = {
  readonly learningSpaces: readonly {
    readonly id: LearningSpaceId;
    readonly code: string;
    readonly name: string;
    readonly description: string;
    readonly image: string | null;
  }[];
  readonly modules: readonly {
    readonly id: ModuleId;
    readonly learningSpaceId: LearningSpaceId;
    readonly name: string;
    readonly description: string;
    readonly cases: readonly { readonly id: CaseId; readonly name: string; readonly description: string }[];
  }[];
  readonly access: readonly {
    readonly customerId: CustomerId;
    readonly learningSpaceId: LearningSpaceId;
    readonly cases: "all" | readonly CaseId[];
  }[];
  readonly topUps: readonly {
    readonly key: string;
    readonly customerId: CustomerId;
    readonly actor: KeycloakId;
    readonly hours: number;
    readonly daysAgo: number;
  }[];
};

/**
 * Modules and cases that are missing are added; a learning space that is new comes with the access of its customers, so
 * that access which somebody withdrew stays withdrawn.
 */
export async function insertCloud(
  tx: Tx,
  { learningSpaces, modules, access, topUps }: SeedCloud,
): Promise<void> {
  const { rows: added } = await sql<{ id: LearningSpaceId }>`
    insert into learning_space
    select * from json_populate_recordset(null::learning_space, ${JSON.stringify(learningSpaces)}::json)
    on conflict do nothing returning id`.execute(tx);
  await insertModules(tx, modules);
  const isNew = new Set(added.map(({ id }) => id));
  await insertAccess(
    tx,
    access.filter(({ learningSpaceId }) => isNew.has(learningSpaceId)),
  );
  await insertTopUps(tx, topUps);
}

async function insertModules(tx: Tx, modules: SeedCloud["modules"]): Promise<void> {
  const moduleRows = modules.map(({ id, learningSpaceId, name, description }, position) => ({
    id,
    learning_space_id: learningSpaceId,
    name,
    description,
    position,
  }));
  const caseRows = modules.flatMap((module) =>
    module.cases.map((each, position) => ({ ...each, module_id: module.id, position })),
  );
  await sql`
    insert into cloud_module
    select * from json_populate_recordset(null::cloud_module, ${JSON.stringify(moduleRows)}::json)
    on conflict do nothing`.execute(tx);
  await sql`
    insert into cloud_case
    select * from json_populate_recordset(null::cloud_case, ${JSON.stringify(caseRows)}::json)
    on conflict do nothing`.execute(tx);
}

async function insertAccess(tx: Tx, access: SeedCloud["access"]): Promise<void> {
  const spaceRows = access.map(({ customerId, learningSpaceId, cases }) => ({
    customer_id: customerId,
    learning_space_id: learningSpaceId,
    full_access: cases === "all",
  }));
  const caseRows = access.flatMap(({ customerId, cases }) =>
    cases === "all" ? [] : cases.map((caseId) => ({ customer_id: customerId, case_id: caseId })),
  );
  await sql`
    insert into customer_learning_space (customer_id, learning_space_id, full_access)
    select customer_id, learning_space_id, full_access
    from json_populate_recordset(null::customer_learning_space, ${JSON.stringify(spaceRows)}::json)
    on conflict do nothing`.execute(tx);
  await sql`
    insert into customer_case_access
    select * from json_populate_recordset(null::customer_case_access, ${JSON.stringify(caseRows)}::json)
    on conflict do nothing`.execute(tx);
}

/** Into ledgers that have no entry yet: balances run from the first entry on. */
async function insertTopUps(tx: Tx, topUps: SeedCloud["topUps"]): Promise<void> {
  await sql`
    with entry as (
      insert into quota_entry (
        customer_id, kind, amount_ms, actor_id, transfer_key,
        spendable_after_ms, reserved_after_ms, consumed_after_ms, created_at
      )
      select customer_id, 'top_up', amount_ms, person.id, 'seed:' || top_up.key,
        sum(amount_ms) over (partition by customer_id order by top_up.place), 0, 0,
        now() - make_interval(days => days_ago)
      from (
        select place, made ->> 'key' as key, (made ->> 'customerId')::int as customer_id,
          (made ->> 'hours')::bigint * 3600000 as amount_ms, (made ->> 'daysAgo')::int as days_ago,
          made ->> 'actor' as actor
        from json_array_elements(${JSON.stringify(topUps)}::json) with ordinality as listed(made, place)
      ) top_up
      join app_user person on person.keycloak_id = top_up.actor
      where not exists (select from quota_entry known where known.customer_id = top_up.customer_id)
      order by top_up.place
      returning customer_id, amount_ms
    ), given as (
      select customer_id, sum(amount_ms) as amount_ms from entry group by customer_id
    )
    update quota_account account set spendable_ms = spendable_ms + given.amount_ms
    from given where given.customer_id = account.customer_id`.execute(tx);
}
