import type { KeycloakId, MachineId, SessionId, UserId } from "@cathedra/domain";
import { getRoomRole, type RoomFacts } from "@cathedra/domain/access";
import type { RoomRole } from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, filled, nullable, statement, text, texts, uuid } from "../../db/statement.ts";
import { type OrganizerColumns, organizerColumns } from "../access-vouchers/public.ts";

/** A room that people can enter, with one person's relation to it. */
export type OpenRoom = RoomFacts & { readonly machine: MachineId; readonly session: SessionId };

type Row = OrganizerColumns & {
  machine: MachineId;
  session: SessionId;
  startedBy: UserId;
  isEvent: boolean;
  hasAccepted: boolean;
  isArchived: boolean;
};

const findRoomStatement = statement(
  {
    organizers: texts(),
    creatorId: nullable(uuid<UserId>()),
    machine: uuid<MachineId>(),
    session: filled(uuid<SessionId>()),
    startedBy: filled(uuid<UserId>()),
    isEvent: bool(),
    hasAccepted: bool(),
    isArchived: bool(),
  },
  (userId: UserId, sessionId: string) => sql`
    select vm.id as machine, vm.session_id as session, vm.started_by as "startedBy",
      vm.event_id is not null as "isEvent", voucher.archived_at is not null as "isArchived", ${organizerColumns}, exists (
        select from voucher_user where voucher_id = voucher.id and user_id = ${userId}
      ) as "hasAccepted"
    from vm join resource_access_voucher voucher on voucher.id = vm.voucher_id
    where vm.session_id = ${sessionId} and vm.status = 'started' and vm.removed_at is null`,
);

/** The room of a running session; undefined if there is none. One statement. */
export async function findRoom(db: Db, userId: UserId, sessionId: string): Promise<OpenRoom | undefined> {
  const row = await findRoomStatement.first(db, userId, sessionId);
  return row === undefined
    ? undefined
    : { machine: row.machine, session: row.session, ...getFacts(row, userId) };
}

const rolesStatement = statement(
  {
    userId: nullable(uuid<UserId>()),
    keycloakId: nullable(text<KeycloakId>()),
    email: nullable(text()),
    isEmailVerified: nullable(bool()),
    startedBy: filled(uuid<UserId>()),
    isEvent: bool(),
    isArchived: bool(),
    organizers: texts(),
    creatorId: nullable(uuid<UserId>()),
    hasAccepted: bool(),
  },
  (sessionId: SessionId, people: readonly KeycloakId[]) => sql`
    select person.id as "userId", person.keycloak_id as "keycloakId", person.email,
      person.email_verified as "isEmailVerified", vm.started_by as "startedBy",
      vm.event_id is not null as "isEvent", voucher.archived_at is not null as "isArchived",
      ${organizerColumns}, exists (
        select from voucher_user where voucher_id = voucher.id and user_id = person.id
      ) as "hasAccepted"
    from vm join resource_access_voucher voucher on voucher.id = vm.voucher_id
    left join app_user person on person.keycloak_id = any(${people})
    where vm.session_id = ${sessionId} and vm.status = 'started' and vm.removed_at is null`,
);

/**
 * The roles of these people in the room of a running session, without people who may not be there; undefined if no such session
 * runs. One statement.
 */
export async function roomRoles(
  db: Db,
  sessionId: SessionId,
  people: readonly KeycloakId[],
): Promise<ReadonlyMap<KeycloakId, RoomRole> | undefined> {
  const rows = await rolesStatement.rows(db, sessionId, people);
  if (rows.length === 0) return undefined;
  const roles = new Map<KeycloakId, RoomRole>();
  for (const { userId, keycloakId, email, isEmailVerified, ...room } of rows) {
    if (userId === null || keycloakId === null) continue;
    const person = { userId, email: email ?? "", isEmailVerified: isEmailVerified === true };
    const role = getRoomRole(person, getFacts(room, userId));
    if (role !== null) roles.set(keycloakId, role);
  }
  return roles;
}

function getFacts(
  { startedBy, isEvent, organizers, creatorId, hasAccepted, isArchived }: Omit<Row, "machine" | "session">,
  userId: UserId,
): RoomFacts {
  const event = { organizers, creatorId, userIds: hasAccepted ? [userId] : [], isArchived };
  return { startedBy, event: isEvent ? event : null };
}
