import type { UserId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import type { Claim } from "@cathedra/domain/cloud";
import type { AppErrorFacts } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { nullable, statement, text, uuid } from "../../db/statement.ts";

type Facts = AppErrorFacts["EVENT_STARTED_OTHERWISE"];
const startedStatement = statement(
  {
    moduleName: text(),
    caseName: text(),
    userId: nullable(uuid<UserId>()),
    keycloakId: nullable(text()),
    firstName: nullable(text()),
    lastName: nullable(text()),
  },
  (startedBy: UserId | null, caseId: string) => sql`
    select cloud_module.name as "moduleName", cloud_case.name as "caseName", person.id as "userId",
      person.keycloak_id as "keycloakId", person.first_name as "firstName", person.last_name as "lastName"
    from cloud_case join cloud_module on cloud_module.id = cloud_case.module_id
    left join app_user person on person.id = ${startedBy}
    where cloud_case.id = ${caseId}`,
);

/** Who has started an event, and with which case, to another organizer. By three keys: as quick among a million. */
export async function describeStartedEvent(tx: Tx, claim: Claim | null, actor: Actor): Promise<Facts> {
  const row = await startedStatement.first(tx, claim?.startedBy ?? null, claim?.caseId ?? "");
  if (row === undefined) throw new Error("a claim of no case");
  const { moduleName, caseName, userId, keycloakId, firstName, lastName } = row;
  const isOther = userId !== null && userId !== actor.userId && keycloakId !== null;
  const startedBy = isOther
    ? { keycloak_id: keycloakId, first_name: firstName ?? "", last_name: lastName ?? "" }
    : null;
  return { startedBy, moduleName, caseName };
}
