import type { GroupFacts } from "@cathedra/domain/access";
import type { GroupView } from "../groups/public.ts";

/** A group as policies see it. */
export function getGroupFacts({ id, customer }: GroupView): GroupFacts {
  return { id, customerId: customer.id };
}
