import { type CustomerId, fullName, isUuid, type UserId } from "@cathedra/domain";
import {
  type Actor,
  mayCreateRecordIn,
  mayDeleteMapping,
  mayReadMapping,
  mayUseLogbook,
} from "@cathedra/domain/access";
import { readWith } from "@cathedra/domain/input";
import { catalogue, getProcedures } from "@cathedra/domain/logbook";
import {
  importLimits,
  savedMappingLimits,
  savedMappingName,
  toSavedMapping,
} from "@cathedra/domain/logbook-import";
import { fieldError } from "@cathedra/domain/messages";
import { sql } from "kysely";
import * as v from "valibot";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { bool, int, statement, text, timestamp, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { uuidv7 } from "../../db/uuid.ts";
import { appError, authorize, invalidInput } from "../../errors.ts";
import type { LogbookMapping, LogbookMappingInput } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

export const maxMappings = 200;

const mappingsStatement = statement(
  {
    id: uuid<string>(),
    userId: uuid<UserId>(),
    customerId: int<CustomerId>(),
    customerName: text(),
    name: text(),
    firstName: text(),
    lastName: text(),
    isShared: bool(),
    savedAt: timestamp(),
    mapping: text(),
  },
  (userId: UserId, customers: readonly CustomerId[], id: string | null) => sql`
    select mapping.id, mapping.user_id as "userId", mapping.customer_id as "customerId", customer.name as "customerName",
      mapping.name, owner.first_name as "firstName", owner.last_name as "lastName", mapping.is_shared as "isShared",
      mapping.saved_at as "savedAt", mapping.mapping::text as mapping
    from logbook_mapping mapping
    join customer on customer.id = mapping.customer_id
    join app_user owner on owner.id = mapping.user_id
    where (mapping.user_id = ${userId} or (mapping.is_shared and mapping.customer_id = any(${customers}::int[])))
      and (${id}::uuid is null or mapping.id = ${id}::uuid)
    order by mapping.user_id <> ${userId}, mapping.name collate "und-x-icu", mapping.id limit ${sql.lit(maxMappings)}`,
);

function getCustomers({ administers, memberships }: Actor): readonly CustomerId[] {
  return [...new Set([...administers, ...memberships.map(({ customerId }) => customerId)])];
}

async function findMappings(
  db: Db | Tx,
  actor: Actor,
  id: string | null = null,
): Promise<readonly LogbookMapping[]> {
  const rows = await mappingsStatement.rows(db, actor.userId, getCustomers(actor), id);
  return rows
    .filter((row) => mayReadMapping(actor, row) === "allowed")
    .map(({ userId, customerId, customerName, firstName, lastName, ...row }) => ({
      ...row,
      customer: { id: customerId, name: customerName },
      savedBy: userId === actor.userId ? null : fullName({ firstName, lastName }),
      viewerCanDelete: mayDeleteMapping(actor, { userId, customerId, isShared: row.isShared }) === "allowed",
    }));
}

/** The mappings that the caller can use; null for a person without a logbook. */
export async function readMappings({ db }: Pick<Deps, "db">, actor: Actor) {
  return mayUseLogbook(actor) === "allowed" ? findMappings(db, actor) : null;
}

const texts = v.record(v.string(), v.string());
const mappingSchema = v.object({
  columns: texts,
  dateOrders: v.optional(texts, {}),
  values: v.optional(v.record(v.string(), texts), {}),
  fixed: v.optional(texts, {}),
});

function parsed(json: string): unknown {
  try {
    return json.length > importLimits.mapping ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Saves a mapping, or replaces the caller's own of the same name in the institution. What may be about a person is left out. */
export async function saveMapping(
  { db, clock }: Deps,
  actor: Actor,
  input: LogbookMappingInput,
): Promise<LogbookMapping> {
  const { groupId, isShared } = input;
  authorize(mayUseLogbook(actor));
  const membership = actor.memberships.find((each) => each.groupId === groupId);
  if (membership === undefined) throw appError("NOT_FOUND");
  const { customerId } = membership;
  authorize(mayCreateRecordIn(actor, { id: groupId, customerId }));
  const read = readWith(savedMappingName, { name: input.name });
  if (!read.ok) throw invalidInput(read.error);
  const { name } = read.value;
  const schema = v.safeParse(mappingSchema, parsed(input.mapping));
  return inLockedTransaction(db, [lockKey("person", actor.userId)], async (tx) => {
    const hospitals = await tx
      .selectFrom("hospital")
      .select("name")
      .where("customer_id", "=", customerId)
      .where("removed_at", "is", null)
      .execute();
    const lists = {
      hospitals: hospitals.map((hospital) => hospital.name),
      attendings: [],
      procedures: getProcedures(catalogue),
    };
    const mapping = schema.success ? toSavedMapping(schema.output as never, lists) : undefined;
    if (mapping === undefined) throw invalidInput([fieldError("mapping", "WRONG_TYPE")]);
    const own = await tx
      .selectFrom("logbook_mapping")
      .select(["name", "customer_id"])
      .where("user_id", "=", actor.userId)
      .execute();
    const isKnown = own.some((each) => each.name === name && each.customer_id === customerId);
    if (!isKnown && own.length >= savedMappingLimits.perPerson)
      throw invalidInput([fieldError("name", "TOO_MANY", { max: savedMappingLimits.perPerson })]);
    const now = clock();
    const content = {
      mapping: JSON.stringify(mapping),
      is_shared: isShared,
      saved_at: toTimestamp(now),
    };
    const { id } = await tx
      .insertInto("logbook_mapping")
      .values({ id: uuidv7<string>(now), user_id: actor.userId, customer_id: customerId, name, ...content })
      .onConflict((conflict) => conflict.columns(["user_id", "customer_id", "name"]).doUpdateSet(content))
      .returning("id")
      .executeTakeFirstOrThrow();
    await audit(tx, actor, "logbook.mapping_saved", actor.userId, {
      customer: customerId,
      details: { mappingId: id, isShared },
    });
    const [view] = await findMappings(tx, actor, id);
    if (view === undefined) throw appError("NOT_FOUND");
    return view;
  });
}

/** Deletes a mapping that the caller may delete, and answers its id. */
export async function deleteMapping({ db }: Pick<Deps, "db">, actor: Actor, id: string): Promise<string> {
  authorize(mayUseLogbook(actor));
  if (!isUuid(id)) throw appError("NOT_FOUND");
  return inLockedTransaction(db, [lockKey("person", actor.userId)], async (tx) => {
    const found = await tx
      .selectFrom("logbook_mapping")
      .select(["user_id", "customer_id", "is_shared"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (found === undefined) throw appError("NOT_FOUND");
    const facts = { userId: found.user_id, customerId: found.customer_id, isShared: found.is_shared };
    authorize(mayDeleteMapping(actor, facts));
    await tx.deleteFrom("logbook_mapping").where("id", "=", id).execute();
    await audit(tx, actor, "logbook.mapping_deleted", facts.userId, {
      customer: facts.customerId,
      details: { mappingId: id },
    });
    return id;
  });
}
