import type { CustomerId } from "@cathedra/domain";
import { type Actor, mayConfirmDomains } from "@cathedra/domain/access";
import { fieldError } from "@cathedra/domain/messages";
import { readDomains } from "@cathedra/domain/provisioning";
import type { Db, Tx } from "../../db/database.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { violatedConstraint } from "../../db/violated-constraint.ts";
import { appError, authorize, invalidInput } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { applyDirectory } from "./apply-directory.ts";
import { linkWaiting } from "./link-waiting.ts";
import { inDirectory } from "./lock-connection.ts";

type Deps = { readonly db: Db; readonly clock: Clock };
type Staff = Pick<Actor, "userId" | "roles" | "administers">;

/** The domains of an institution, by name. */
export async function domainsOf(db: Db | Tx, customer: CustomerId): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("customer_domain")
    .select("domain")
    .where("customer_id", "=", customer)
    .orderBy("domain")
    .execute();
  return rows.map(({ domain }) => domain);
}

/** Replaces an institution's domains; people for whom its directory waits are linked at once. A domain belongs to one institution. */
export async function confirmDomains(
  { db, clock }: Deps,
  actor: Staff,
  customer: CustomerId,
  input: readonly string[],
): Promise<void> {
  authorize(mayConfirmDomains(actor, { id: customer }));
  const domains = readDomains(input);
  if (!domains.ok) throw invalidInput(domains.error);
  try {
    await inDirectory(db, customer, async (tx, connection) => {
      const now = clock();
      const before = await domainsOf(tx, customer);
      const added = domains.value.filter((domain) => !before.includes(domain));
      const removed = before.filter((domain) => !domains.value.includes(domain));
      if (added.length + removed.length === 0) return;
      const facts = { customer_id: customer, confirmed_at: toTimestamp(now), confirmed_by: actor.userId };
      if (removed.length > 0)
        await tx
          .deleteFrom("customer_domain")
          .where("customer_id", "=", customer)
          .where("domain", "in", removed)
          .execute();
      if (added.length > 0)
        await tx
          .insertInto("customer_domain")
          .values(added.map((domain) => ({ domain, ...facts })))
          .execute();
      await audit(tx, actor, "provisioning.domains_confirmed", String(customer), {
        customer,
        before: { domains: before },
        after: { domains: await domainsOf(tx, customer) },
      });
      if (connection?.mode === "on")
        await applyDirectory(tx, customer, await linkWaiting(tx, customer, {}, actor), now, actor);
    });
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === "customer_domain_pkey")
      throw invalidInput([fieldError("domains", "DOMAIN_OF_ANOTHER")]);
    if (constraint === "customer_domain_customer_id_fkey") throw appError("NOT_FOUND");
    throw error;
  }
}
