import { randomBytes } from "node:crypto";
import { type AssignmentId, fullName, type Instant, type UserId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import {
  type AssignmentKind,
  type CertificateCode,
  certificateCodes,
  makeCertificateCode,
  showCertificateCode,
} from "@cathedra/domain/assignments";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { bool, filled, int, nullable, statement, text, timestamp } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { appError } from "../../errors.ts";
import type { MutationIssueCertificateArgs, MyCertificate } from "../../graphql/generated/contract.ts";
import type { AssignmentDeps } from "./create-assignment.ts";
import { readAssignmentStates, storeCompletions } from "./read-states.ts";
import { ofPerson } from "./states-statement.ts";

/** The content of a certificate, without its code. */
const shownColumns = {
  personName: text(),
  kind: text<AssignmentKind>(),
  title: text(),
  minimum: nullable(int()),
  groupName: text(),
  institution: text(),
  doneAt: timestamp(),
  issuedAt: timestamp(),
  showsName: bool(),
};
const shownSql = sql`person_name as "personName", kind, title, minimum, group_name as "groupName", institution,
  done_at as "doneAt", issued_at as "issuedAt", shows_name as "showsName"`;

const ownStatement = statement(
  { code: text<CertificateCode>(), ...shownColumns },
  (userId: UserId, id: AssignmentId) => sql`
    select code, ${shownSql} from assignment_certificate
    where user_id = ${userId} and assignment_id = ${id} and withdrawn_at is null`,
);

const maxListed = 200;

const listStatement = statement(
  { code: text<CertificateCode>(), assignmentId: nullable(int<AssignmentId>()), ...shownColumns },
  (userId: UserId) => sql`
    select code, assignment_id as "assignmentId", ${shownSql} from assignment_certificate
    where user_id = ${userId} and withdrawn_at is null
    order by issued_at desc, code limit ${sql.lit(maxListed)}`,
);

/** All valid certificates of the caller. */
export async function readMyCertificates({ db }: Pick<AssignmentDeps, "db">, { userId }: Actor) {
  const certificates = await listStatement.rows(db, userId);
  return {
    certificates: certificates.map(({ code, ...rest }) => ({ ...rest, code: showCertificateCode(code) })),
  };
}

const verifiedStatement = statement(
  { withdrawnAt: nullable(timestamp()), ...shownColumns },
  (code: CertificateCode) => sql`
    select withdrawn_at as "withdrawnAt", ${shownSql} from assignment_certificate where code = ${code}`,
);

/** The certificate of a code, for everyone who has the code; undefined: there is none. */
export function certificateOfCode(db: Db, code: CertificateCode) {
  return verifiedStatement.first(db, code);
}

/** The caller's certificate of an assignment as it was issued; before that, as it would be issued. */
export async function readMyCertificate(
  { db, clock }: AssignmentDeps,
  actor: Actor,
  assignmentId: AssignmentId,
): Promise<MyCertificate> {
  const issued = await ownStatement.first(db, actor.userId, assignmentId);
  if (issued !== undefined) return shown(assignmentId, issued);
  const { state: _, ...preview } = await readDone(db, actor.userId, assignmentId, clock());
  return { assignmentId, ...preview, code: null, issuedAt: null, showsName: false };
}

/**
 * Issues the caller's certificate, under their lock: two concurrent requests get the same code. The completion is stored
 * from then on.
 */
export async function issueCertificate(
  { db, clock }: AssignmentDeps,
  actor: Actor,
  { assignmentId, showsName }: MutationIssueCertificateArgs,
): Promise<MyCertificate> {
  return inLockedTransaction(db, [lockKey("person", actor.userId)], async (tx) => {
    const changed = await changeStatement.first(tx, actor.userId, assignmentId, showsName);
    if (changed !== undefined) return shown(assignmentId, changed);
    const now = clock();
    const { state, ...certificate } = await readDone(tx, actor.userId, assignmentId, now);
    await storeCompletions(tx, [state], now);
    const issued = {
      ...certificate,
      code: makeCertificateCode(randomBytes(certificateCodes.randomBytes)),
      issuedAt: now,
      showsName,
    };
    await tx
      .insertInto("assignment_certificate")
      .values({
        code: issued.code,
        user_id: actor.userId,
        assignment_id: assignmentId,
        person_name: issued.personName,
        kind: issued.kind,
        title: issued.title,
        minimum: issued.minimum,
        group_name: issued.groupName,
        institution: issued.institution,
        done_at: toTimestamp(issued.doneAt),
        issued_at: toTimestamp(now),
        shows_name: showsName,
      })
      .execute();
    return shown(assignmentId, issued);
  });
}

const changeStatement = statement(
  { code: text<CertificateCode>(), ...shownColumns },
  (userId: UserId, id: AssignmentId, showsName: boolean) => sql`
    update assignment_certificate set shows_name = ${showsName}
    where user_id = ${userId} and assignment_id = ${id} and withdrawn_at is null
    returning code, ${shownSql}`,
);

const withdrawStatement = statement(
  { code: text() },
  (userId: UserId, id: AssignmentId, now: Instant) => sql`
    update assignment_certificate set withdrawn_at = ${toTimestamp(now)}
    where user_id = ${userId} and assignment_id = ${id} and withdrawn_at is null returning code`,
);

/** Withdraws the caller's certificate of an assignment; false: none was valid. */
export async function withdrawCertificate(
  { db, clock }: AssignmentDeps,
  { userId }: Actor,
  id: AssignmentId,
): Promise<boolean> {
  return inLockedTransaction(db, [lockKey("person", userId)], async (tx) => {
    return (await withdrawStatement.first(tx, userId, id, clock())) !== undefined;
  });
}

type Shown = Omit<MyCertificate, "assignmentId" | "code"> & { readonly code: CertificateCode };

function shown(assignmentId: AssignmentId, { code, ...certificate }: Shown): MyCertificate {
  return { ...certificate, assignmentId, code: showCertificateCode(code) };
}

const namesStatement = statement(
  { firstName: text(), lastName: text(), institution: filled(text()) },
  (userId: UserId, id: AssignmentId) => sql`
    select person.first_name as "firstName", person.last_name as "lastName", customer.name as institution
    from app_user person, assignment
    join customer_group on customer_group.id = assignment.group_id
    join customer on customer.id = customer_group.customer_id
    where person.id = ${userId} and assignment.id = ${id}`,
);

/** The present content of a certificate; NOT_FOUND unless the assignment is the person's and completed. */
async function readDone(db: Db | Tx, userId: UserId, id: AssignmentId, now: Instant) {
  const { states } = await readAssignmentStates(db, ofPerson(userId), now);
  const state = states.find(({ assignment, status }) => assignment.id === id && status === "done");
  const names = state && (await namesStatement.first(db, userId, id));
  if (state === undefined || names === undefined) throw appError("NOT_FOUND");
  const { kind, title, minimum, groupName } = state.assignment;
  const { firstName, lastName, institution } = names;
  const personName = fullName({ firstName, lastName });
  return { state, personName, kind, title, minimum, groupName, institution, doneAt: state.doneAt ?? now };
}
