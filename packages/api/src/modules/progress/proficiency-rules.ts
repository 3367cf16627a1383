import type { CustomerId, Instant, UserId } from "@cathedra/domain";
import type { Actor, CustomerFacts } from "@cathedra/domain/access";
import { defaultProficiencyRule, type ProficiencyRule } from "@cathedra/domain/results";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { int, json, nullable, statement, timestamp, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { asAccount, onlyReadable } from "../accounts/public.ts";

const ruleObject = sql`json_build_object('kind', kind, 'passes', passes, 'limit', score_limit,
  'acceptableFailures', acceptable_failures, 'unacceptableFailures', unacceptable_failures, 'lossLimit', loss_limit,
  'countsRunsByHand', counts_runs_by_hand)`;

/** SQL for the rule that the customer with this number has chosen, as JSON; null if it has chosen none. */
export function chosenRule(customerId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select ${ruleObject} from customer_proficiency_rule where customer_id = ${customerId})`;
}

/** The rule of a customer that has chosen none, and of runs without a customer. */
export function ruleOrDefault(chosen: ProficiencyRule | null | undefined): ProficiencyRule {
  return chosen ?? defaultProficiencyRule;
}

const rulesStatement = statement(
  { id: int(), rule: json<ProficiencyRule>(), modifiedAt: timestamp() },
  (ids: readonly number[]) => sql`
    select customer_id as id, ${ruleObject} as rule, modified_at as "modifiedAt" from customer_proficiency_rule
    where customer_id = any(${[...ids]}::int[])`,
);

/** The rules of these accounts, in one statement; null if the caller may not see the account. */
export function rulesOfAccounts(db: Db, actor: Actor, customers: readonly CustomerFacts[]) {
  return onlyReadable<ProficiencyRule>(asAccount(actor), customers, defaultProficiencyRule, async (ids) =>
    (await rulesStatement.rows(db, ids)).map(({ id, rule }) => ({ id, value: rule })),
  );
}

/** When each of these accounts chose its rule, in one statement; null if it did not, or the caller may not see it. */
export function ruleVersionsOfAccounts(db: Db, actor: Actor, customers: readonly CustomerFacts[]) {
  return onlyReadable<Instant | null>(asAccount(actor), customers, null, async (ids) =>
    (await rulesStatement.rows(db, ids)).map(({ id, modifiedAt }) => ({ id, value: modifiedAt })),
  );
}

const storedStatement = statement(
  { rule: json<ProficiencyRule>(), modifiedAt: timestamp(), modifiedBy: nullable(uuid<UserId>()) },
  (customerId: CustomerId) => sql`
    select ${ruleObject} as rule, modified_at as "modifiedAt", modified_by as "modifiedBy"
    from customer_proficiency_rule where customer_id = ${customerId}`,
);

/** The rule that an account has chosen; read it after locking the account. Undefined if it has chosen none. */
export function storedRule(tx: Tx, customerId: CustomerId) {
  return storedStatement.first(tx, customerId);
}

/** Replaces the rule of an account. */
export async function writeRule(
  tx: Tx,
  customerId: CustomerId,
  rule: ProficiencyRule,
  { modifiedAt, modifiedBy }: { readonly modifiedAt: Instant; readonly modifiedBy: UserId },
): Promise<void> {
  const columns = {
    kind: rule.kind,
    passes: rule.passes,
    score_limit: rule.limit,
    loss_limit: rule.lossLimit,
    acceptable_failures: rule.acceptableFailures,
    unacceptable_failures: rule.unacceptableFailures,
    counts_runs_by_hand: rule.countsRunsByHand,
    modified_at: toTimestamp(modifiedAt),
    modified_by: modifiedBy,
  };
  await tx
    .insertInto("customer_proficiency_rule")
    .values({ customer_id: customerId, ...columns })
    .onConflict((conflict) => conflict.column("customer_id").doUpdateSet(columns))
    .execute();
}
