import type { CaseId, CustomerId, LearningSpaceId, ModuleId } from "@cathedra/domain";
import { type CloudModule, offeredModules } from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { json, statement, text } from "../../db/statement.ts";
import { type SpaceAccess, spaceAccess } from "./space-queries.ts";

/** The cases that an account may use in one of its learning spaces (2.046); undefined if it does not have the space. */
export async function offeredCases(
  tx: Tx,
  customerId: CustomerId,
  learningSpaceId: LearningSpaceId,
): Promise<readonly CloudModule[] | undefined> {
  const access = await spaceAccess(tx, customerId, learningSpaceId);
  return access && offeredModules(getModules(access), allowedIn(access));
}

/** The offered cases and those in `chosen`, even if the account has lost access to them. */
export async function offeredOrChosen(
  tx: Tx,
  customerId: CustomerId,
  learningSpaceId: LearningSpaceId,
  chosen: readonly CaseId[],
): Promise<readonly CloudModule[]> {
  const access = await spaceAccess(tx, customerId, learningSpaceId);
  if (access === undefined) return modulesOfCases(tx, chosen);
  return offeredModules(getModules(access), new Set([...allowedIn(access), ...chosen]));
}

function getModules({ cloudModules }: SpaceAccess): readonly CloudModule[] {
  return cloudModules.map(({ moduleId, cases, ...module }) => ({
    ...module,
    moduleId: moduleId as ModuleId,
    cases: cases.map(({ caseId, name, description }) => ({ caseId: caseId as CaseId, name, description })),
  }));
}

function allowedIn({ cloudModules }: SpaceAccess): ReadonlySet<CaseId> {
  const cases = cloudModules.flatMap((module) => module.cases.filter(({ allowed }) => allowed));
  return new Set(cases.map(({ caseId }) => caseId as CaseId));
}

const modulesOfCasesStatement = statement(
  { moduleId: text<ModuleId>(), name: text(), description: text(), cases: json<CloudModule["cases"]>() },
  (cases: readonly CaseId[]) => sql`
    select module.id as "moduleId", module.name, module.description, json_agg(json_build_object(
      'caseId', cloud_case.id, 'name', cloud_case.name, 'description', cloud_case.description
    ) order by cloud_case.position, cloud_case.id) as cases
    from cloud_case join cloud_module module on module.id = cloud_case.module_id
    where cloud_case.id = any(${cases}::text[])
    group by module.id order by module.position, module.id`,
);

async function modulesOfCases(tx: Tx, cases: readonly CaseId[]): Promise<readonly CloudModule[]> {
  return modulesOfCasesStatement.rows(tx, cases);
}
