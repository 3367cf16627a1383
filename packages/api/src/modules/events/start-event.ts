import type { SessionId, UserId, VoucherId } from "@cathedra/domain";
import { type Actor, type Decision, type EventFacts, mayConductEvent } from "@cathedra/domain/access";
import {
  type Claim,
  type EventLife,
  type EventStart,
  type EventStartRefusal,
  eventAccessRefusals,
  eventEnd,
  startEvent,
} from "@cathedra/domain/cloud";
import { type AppErrorFacts, fieldError } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { bool, filled, int, nullable, statement, text, texts, timestamp, uuid } from "../../db/statement.ts";
import { newId } from "../../db/uuid.ts";
import { type AppError, appError, eventStartedOtherwise, invalidInput } from "../../errors.ts";
import type { MutationStartCloudCaseEventArgs } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { organizerColumns } from "../access-vouchers/public.ts";
import { claimFreeMachine, lockFleet, machineOfEvent, ownMachine } from "../machines/public.ts";

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

type Deps = { readonly db: Db; readonly clock: Clock };

/**
 * Starts an event on a machine of the fleet (3.019, 3.023, X47), under the event's lock: a second organizer finds it started,
 * and gets an error if it runs another case. Its session ends with the event.
 */
export async function startEventSession(
  { db, clock }: Deps,
  actor: Actor,
  { voucherId, moduleId, caseId }: MutationStartCloudCaseEventArgs,
): Promise<VoucherId> {
  const id = voucherId;
  return inLockedTransaction(db, [lockKey("voucher", id), lockKey("fleet")], async (tx) => {
    const event = await lockEvent(tx, actor, id, { moduleId, caseId });
    if (event === undefined) throw refusedStart(eventAccessRefusals.none);
    const access = getAccess(mayConductEvent(actor, event), event.hasCase);
    if (access !== "organizer") throw refusedStart(eventAccessRefusals[access]);
    await lockFleet(tx);
    const now = clock();
    const machine = await machineOfEvent(tx, id, now);
    const other = machine === undefined ? await ownMachine(tx, actor.userId, now) : undefined;
    const held = machine && { status: machine.status, caseId: machine.claim?.caseId ?? null };
    const start = startEvent(
      { access, event, standing: held ?? null, caseId, hasOtherSession: other !== undefined },
      now,
    );
    if (!start.ok) {
      const { code } = start.error;
      if (code !== "EVENT_STARTED_OTHERWISE") throw refusedStart(code);
      throw eventStartedOtherwise(await describeStartedEvent(tx, machine?.claim ?? null, actor));
    }
    if (start.value === "goesOn") return id;
    const claim = {
      sessionId: newId<SessionId>(),
      kind: "EVENT_CLOUD_CASE",
      voucherId: id,
      moduleId,
      caseId,
      startedBy: actor.userId,
      claimedAt: now,
      limit: { kind: "until", at: eventEnd(event) },
    } as const;
    if ((await claimFreeMachine(tx, claim, now)) === undefined) throw appError("NO_FREE_MACHINE");
    return id;
  });
}

function getAccess(decision: Decision, hasCase: boolean): EventStart["access"] {
  if (decision !== "allowed") return decision === "hidden" ? "none" : "participant";
  return hasCase ? "organizer" : "otherCases";
}

/**
 * Translates a refusal: an event that the person has no part in is answered as missing, and a case of another event as an invalid
 * choice.
 */
function refusedStart(code: Exclude<EventStartRefusal["code"], "EVENT_STARTED_OTHERWISE">): AppError {
  if (code === "NOT_IN_EVENT") return appError("NOT_FOUND");
  if (code === "NOT_ORGANIZER") return appError("FORBIDDEN");
  if (code === "CASE_NOT_IN_EVENT") return invalidInput([fieldError("caseId", "NOT_AN_OPTION")]);
  return appError(code);
}

type ChosenCase = { readonly moduleId: string; readonly caseId: string };

const lockEventStatement = statement(
  {
    organizers: texts(),
    creatorId: nullable(uuid<UserId>()),
    hasAccepted: bool(),
    hasCase: bool(),
    eventAt: filled(timestamp()),
    durationInSeconds: filled(int()),
    archivedAt: nullable(timestamp()),
  },
  (
    userId: Actor["userId"],
    caseId: ChosenCase["caseId"],
    moduleId: ChosenCase["moduleId"],
    id: VoucherId,
  ) => sql`
    select event_at as "eventAt", duration_s as "durationInSeconds", archived_at as "archivedAt",
      ${organizerColumns},
      exists (select from voucher_user where voucher_id = voucher.id and user_id = ${userId}) as "hasAccepted",
      exists (
        select from voucher_case join cloud_case on cloud_case.id = voucher_case.case_id
        where voucher_case.voucher_id = voucher.id and cloud_case.id = ${caseId} and cloud_case.module_id = ${moduleId}
      ) as "hasCase"
    from resource_access_voucher voucher where id = ${id} and kind = 'event'`,
);

/**
 * The facts of an event for a start, locked so that no one else starts, changes or archives it until the transaction ends.
 */
async function lockEvent(tx: Tx, { userId }: Actor, id: VoucherId, { moduleId, caseId }: ChosenCase) {
  await sql`select 1 from resource_access_voucher where id = ${id} for no key update`.execute(tx);
  // Read under the lock: the organizers may have just changed.
  const row = await lockEventStatement.first(tx, userId, caseId, moduleId, id);
  if (row === undefined) return undefined;
  const { eventAt, durationInSeconds, archivedAt, hasCase, hasAccepted, organizers, creatorId } = row;
  const facts: EventFacts = {
    organizers,
    creatorId,
    userIds: hasAccepted ? [userId] : [],
    isArchived: archivedAt !== null,
  };
  const life: EventLife = {
    eventAt,
    durationInSeconds,
    archivedAt,
  };
  return { ...facts, ...life, hasCase };
}

/**
 * Tells another organizer who started an event, and with which case. It reads by three keys, so it is quick among a million
 * events.
 */
async function describeStartedEvent(tx: Tx, claim: Claim | null, actor: Actor): Promise<Facts> {
  const row = await startedStatement.first(tx, claim?.startedBy ?? null, claim?.caseId ?? "");
  if (row === undefined) throw new Error("a claim of no case");
  const { moduleName, caseName, userId, keycloakId, firstName, lastName } = row;
  const isOther = userId !== null && userId !== actor.userId && keycloakId !== null;
  const startedBy = isOther
    ? { keycloak_id: keycloakId, first_name: firstName ?? "", last_name: lastName ?? "" }
    : null;
  return { startedBy, moduleName, caseName };
}
