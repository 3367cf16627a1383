import type { CustomerId, UserId } from "@cathedra/domain";
import {
  type Actor,
  type CustomerFacts,
  mayChangeAccount,
  mayChangeAccountAdmins,
  mayCreateAccount,
} from "@cathedra/domain/access";
import {
  type Account,
  adminEntries,
  unknownAdmins,
  validateAccount,
  validateAccountAdmins,
  validateAccountName,
} from "@cathedra/domain/accounts";
import { nextVersion } from "@cathedra/domain/logbook";
import { accountServerText, type FieldError, fieldError } from "@cathedra/domain/messages";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { violatedConstraint } from "../../db/violated-constraint.ts";
import { type AppError, appError, authorize, invalidInput } from "../../errors.ts";
import type {
  MutationCreateCustomerArgs,
  MutationSaveCustomerArgs,
} from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { refuseStale } from "../stale-save.ts";
import {
  getParts,
  insertCustomer,
  lockCustomer,
  peopleByEmail,
  unknownSpaces,
  writeCustomer,
  writeParts,
} from "./account-queries.ts";

type Deps = { readonly db: Db };

/** Makes an account with its admins and learning spaces (9.029, 9.032-9.036). */
export async function createAccount(
  { db }: Deps,
  actor: Actor,
  args: MutationCreateCustomerArgs,
): Promise<CustomerFacts> {
  authorize(mayCreateAccount(actor));
  const emails = adminEntries(args.admins).map(String);
  const read = validateAccount(args);
  if (!read.ok) throw refused(read.error, emails);
  return refusingTakenNames(() =>
    inLockedTransaction(db, [], async (tx) => {
      const people = await getPeople(tx, read.value.admins);
      await refuseUnknownSpaces(tx, read.value.branches);
      const id = await insertCustomer(tx, read.value.name);
      await writeParts(tx, id, { ...read.value, people });
      await audit(tx, actor, "customer.created", String(id), {
        customer: id,
        people,
        after: getFacts(read.value, people),
      });
      return { id, name: read.value.name };
    }),
  );
}

/**
 * Saves an account (9.024, 9.028). Its own admins can change only the admins; a changed name or learning spaces are refused.
 * Concurrent saves are serialised, and of one version the first wins. A save without changes writes nothing.
 */
export async function saveAccount(
  { db, clock }: Deps & { readonly clock: Clock },
  actor: Actor,
  args: MutationSaveCustomerArgs,
): Promise<CustomerFacts> {
  const id = args.id as CustomerId;
  authorize(mayChangeAccountAdmins(actor, { id }));
  return refusingTakenNames(() =>
    inLockedTransaction(db, [lockKey("account", id)], async (tx) => {
      const customer = await lockCustomer(tx, id);
      if (customer === undefined) throw appError("NOT_FOUND");
      const before = { name: customer.name, ...(await getParts(tx, id)) };
      const content = readChange(args, before);
      const editsMore = content.name !== before.name || !isSameSet(content.branches, before.branches);
      const people = await getPeople(tx, content.admins, before.people);
      // Nothing has changed: this may be the repetition of a save whose answer was lost.
      if (!editsMore && isSameSet(people, before.people)) return { id, name: customer.name };
      // Checked before the rights: otherwise an account's own admin would get "forbidden" for a name that someone else changed in
      // the meantime.
      await refuseStale(tx, "account", args.modifiedAt, customer);
      if (editsMore) {
        authorize(mayChangeAccount(actor, { id }));
        await refuseUnknownSpaces(tx, content.branches);
      }
      const modifiedAt = nextVersion(customer.modifiedAt, clock());
      await writeCustomer(tx, id, content.name, { modifiedAt, modifiedBy: actor.userId });
      await writeParts(tx, id, { ...content, people });
      await audit(tx, actor, "customer.changed", String(id), {
        customer: id,
        people: isSameSet(people, before.people) ? [] : [...people, ...before.people],
        before: getFacts(before, before.people),
        after: getFacts(content, people),
      });
      return { id, name: content.name };
    }),
  );
}

type Before = Omit<Account, "admins"> & { readonly people: readonly UserId[] };

/**
 * Reads the requested change. Learning spaces that are not sent stay unchanged, also for an account that has none because it is
 * older than learning spaces.
 */
function readChange(args: MutationSaveCustomerArgs, before: Before): Account {
  if (args.branches !== undefined && args.branches !== null) {
    const read = validateAccount(args);
    if (!read.ok) throw refused(read.error, args.admins);
    return read.value;
  }
  const [name, admins] = [validateAccountName(args.name), validateAccountAdmins(args)];
  if (name.ok && admins.ok) return { name: name.value, admins: admins.value, branches: before.branches };
  const errors = [...(name.ok ? [] : name.error), ...(admins.ok ? [] : admins.error)];
  throw refused(errors, args.admins);
}

/** The people with these addresses; if several share an address, the present admin, or else the one who signed in last. */
async function getPeople(
  tx: Tx,
  admins: readonly string[],
  before: readonly UserId[] = [],
): Promise<readonly UserId[]> {
  const found = await peopleByEmail(tx, admins, before);
  const errors = unknownAdmins(admins, (email) => found.has(email));
  if (errors.length > 0) throw refused(errors, admins);
  return [...new Set(found.values())];
}

async function refuseUnknownSpaces(tx: Tx, branches: Account["branches"]): Promise<void> {
  const unknown = await unknownSpaces(tx, branches);
  if (unknown) throw invalidInput([fieldError("branches", "NOT_AN_OPTION")]);
}

function refused(errors: readonly FieldError[], emails: readonly string[]): AppError {
  return invalidInput(errors, accountServerText(errors, emails));
}

async function refusingTakenNames<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isTaken = violatedConstraint(error) === "unique_customer_names";
    throw isTaken ? refused([fieldError("name", "ACCOUNT_NAME_EXISTS")], []) : error;
  }
}

/** The facts about an account for the audit log: ids instead of addresses. */
function getFacts({ name, branches }: Omit<Account, "admins">, people: readonly UserId[]) {
  return { name, admins: people, branches };
}

function isSameSet<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((each) => b.includes(each));
}
