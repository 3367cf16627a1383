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
  readonly topUps: readonly SeedTopUp[];
};

/** Hours that were added to a customer's account. */
export type SeedTopUp = {
  readonly key: string;
  readonly customerId: CustomerId;
  readonly actor: KeycloakId;
  readonly hours: number;
  readonly daysAgo: number;
};

/**
 * Adds missing modules and cases; access of customers is only inserted together with a new learning space, so that withdrawn
 * access stays withdrawn.
 */
export async function insertCloud(
  tx: Tx,
  { learningSpaces, modules, access }: Omit<SeedCloud, "topUps">,
): Promise<void> {
  const { rows: added } = await sql<{ id: LearningSpaceId }>`
    insert into learning_space (id, code, name, description, image)
    select id, code, name, description, image
    from json_populate_recordset(null::learning_space, ${JSON.stringify(learningSpaces)}::json)
    on conflict do nothing returning id`.execute(tx);
  await insertModules(tx, modules);
  const isNew = new Set(added.map(({ id }) => id));
  await insertAccess(
    tx,
    access.filter(({ learningSpaceId }) => isNew.has(learningSpaceId)),
  );
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
