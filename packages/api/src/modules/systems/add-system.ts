import {
  err,
  type Instant,
  instant,
  ok,
  type Result,
  type StationId,
  type UserId,
  type UserSystemId,
} from "@cathedra/domain";
import { type Actor, allows, mayLinkSystem } from "@cathedra/domain/access";
import { readWith } from "@cathedra/domain/input";
import { appErrorText, fieldError, systemTexts } from "@cathedra/domain/messages";
import {
  type PinSubject,
  pinLimits,
  pinWait,
  type SystemLink,
  systemLimits,
  systemLink,
  wrongPinsSince,
} from "@cathedra/domain/systems";
import { sql } from "kysely";
import { isPin } from "../../auth/pin-hash.ts";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { nullable, statement, timestamp } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { AppError, appError, invalidInput } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { codeSubjects } from "../invite-codes/public.ts";
import { getLink, getLinks, stationOfTag, type UserSystemView, writeLink } from "./system-queries.ts";

const fullStatement = statement(
  { system: nullable(timestamp()), person: nullable(timestamp()), address: nullable(timestamp()) },
  (subjects: PinSubjects, since: Instant) => {
    const full = (subject: PinSubject) => sql`(
      select at from wrong_code where subject = ${subjects[subject]} and at > ${toTimestamp(since)}
      order by at desc offset ${pinLimits[subject] - 1} limit 1)`;
    return sql`select ${full("system")} as system, ${full("person")} as person, ${full("address")} as address`;
  },
  [{ system: "", person: "", address: "" }, instant(0)],
);

export type AddSystemDeps = {
  readonly db: Db;
  readonly clock: Clock;
  /** The client's network address. */
  readonly address: string;
  /** The system in whose own browser the person is, as the browser's signature proves; undefined without a valid proof. */
  readonly provenStation: () => Promise<StationId | undefined>;
};

type Refusal =
  | { readonly code: "NOT_FOUND" }
  | { readonly code: "ONLY_AT_STATION" }
  | { readonly code: "TOO_MANY" }
  | { readonly code: "PIN_LOCKED"; readonly retryAfterSeconds: number };

/**
 * Links a system to the caller (13.018), who must be in front of it: a pin counts only from the system's own browser, and any
 * other tag is refused in the same way, whether it exists or not. A foreign system and a wrong pin get the same answer and
 * count the same.
 */
export async function addSystem(
  deps: AddSystemDeps,
  actor: Actor,
  input: { readonly serviceTag: string; readonly pin: string },
): Promise<UserSystemView> {
  const read = readWith(systemLink, input);
  if (!read.ok) throw invalidInput(read.error);
  const { serviceTag } = read.value;
  const here = await deps.provenStation();
  if (here === undefined) throw appError("ONLY_AT_STATION");
  const subjects = pinSubjects(serviceTag, actor.userId, deps.address);
  // A refusal leaves its count behind, so the transaction must not fail with it.
  const outcome = await inLockedTransaction(
    deps.db,
    [lockKey("person", actor.userId), lockKey("code", subjects.system)],
    (tx) => link(tx, deps, actor, { ...read.value, here }, subjects),
  );
  if (!outcome.ok) throw toError(outcome.error);
  return outcome.value;
}

async function link(
  tx: Tx,
  { clock }: AddSystemDeps,
  actor: Actor,
  { serviceTag, pin, here }: SystemLink & { readonly here: StationId },
  subjects: PinSubjects,
): Promise<Result<UserSystemView, Refusal>> {
  const station = await stationOfTag(tx, serviceTag);
  if (station?.id !== here) return err({ code: "ONLY_AT_STATION" });
  await lockPinSubjects(tx, subjects);
  const now = clock();
  const retryAfterSeconds = await pinRetryAfterSeconds(tx, subjects, now);
  if (retryAfterSeconds > 0) return err({ code: "PIN_LOCKED", retryAfterSeconds });

  const isRight = await isPin(pin, station.pinHash);
  if (!isRight || !allows(mayLinkSystem(actor, station))) {
    await countWrongPin(tx, subjects, now);
    const lockedFor = await pinRetryAfterSeconds(tx, subjects, now);
    if (lockedFor > 0)
      await audit(tx, actor, "system.pin_locked", serviceTag, {
        customer: { ofStation: station.id },
        after: { seconds: lockedFor },
      });
    return err({ code: "NOT_FOUND" });
  }
  const before = await getLinks(tx, actor.userId);
  const isThere = before.some((linked) => linked.serviceTag === serviceTag);
  if (!isThere && before.length >= systemLimits.most) return err({ code: "TOO_MANY" });
  const id = await writeLink(tx, actor.userId, station.id, pin);
  if (!isThere)
    await audit(tx, actor, "system.linked", station.id, {
      customer: { ofStation: station.id },
      after: { serviceTag },
    });
  return ok(await written(tx, actor, id));
}

async function written(tx: Tx, { userId }: Actor, id: UserSystemId): Promise<UserSystemView> {
  const view = await getLink(tx, userId, id);
  if (view === undefined) throw new Error("a link that was just written is not there");
  return view;
}

function toError(refusal: Refusal): AppError {
  switch (refusal.code) {
    case "NOT_FOUND":
      return appError(refusal.code, systemTexts.addFailed);
    case "ONLY_AT_STATION":
      return appError(refusal.code);
    case "TOO_MANY":
      return invalidInput([fieldError("serviceTag", "TOO_MANY", { max: systemLimits.most })]);
    case "PIN_LOCKED": {
      const { code, ...facts } = refusal;
      return new AppError(code, appErrorText(code, facts), facts);
    }
  }
}

/** The subjects for which wrong pins are counted, separately from wrong invitation codes. */
type PinSubjects = Readonly<Record<PinSubject, string>>;

function pinSubjects(serviceTag: string, userId: UserId, address: string): PinSubjects {
  const of = codeSubjects(userId, address);
  return { system: `pin:tag:${serviceTag}`, person: `pin:${of.user}`, address: `pin:${of.address}` };
}

/**
 * Locks the tries of this person and those for this service tag, so that their counts are exact in all processes. The order is
 * fixed to avoid deadlocks.
 */
async function lockPinSubjects(tx: Tx, { person, system }: PinSubjects): Promise<void> {
  await sql`select pg_advisory_xact_lock(7301645, hashtext(${person}))`.execute(tx);
  await sql`select pg_advisory_xact_lock(7301646, hashtext(${system}))`.execute(tx);
}

/** The seconds until the next pin is checked, by the wrong ones that still count; 0 if it is checked now. */
async function pinRetryAfterSeconds(tx: Tx, subjects: PinSubjects, now: Instant): Promise<number> {
  const { system, person, address } = await fullStatement.only(tx, subjects, wrongPinsSince(now));
  return Math.max(...[system, person, address].map((since) => pinWait(since, now)));
}

/** Counts a wrong pin, for the tag, the person and the address. */
async function countWrongPin(tx: Tx, subjects: PinSubjects, now: Instant): Promise<void> {
  const at = toTimestamp(now);
  const rows = Object.values(subjects).map((subject) => ({ subject, at }));
  await tx.insertInto("wrong_code").values(rows).execute();
}
