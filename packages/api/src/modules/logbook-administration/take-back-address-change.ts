import type { Actor } from "@cathedra/domain/access";
import type { Attending } from "../../graphql/generated/contract.ts";
import { audit } from "../audit/public.ts";
import { deleteChange } from "./address-change-queries.ts";
import { findAttending } from "./find-attendings.ts";
import { type AdminDeps, changeEntry, lockEntries } from "./list-entries.ts";

/** Takes back a change of an attending's address that waits. Repeating it changes nothing. */
export async function takeBackAddressChange(deps: AdminDeps, actor: Actor, id: string): Promise<Attending> {
  return changeEntry(deps, findAttending, async (tx) => {
    const [entry] = await lockEntries<unknown>(tx, "attending", deps, actor, [id]);
    const newEmail = await deleteChange(tx, entry.id);
    if (newEmail !== undefined)
      await audit(tx, actor, "attending.address_taken_back", entry.id, {
        customer: entry.customer.id,
        details: { newEmail },
      });
    return entry.id;
  });
}
