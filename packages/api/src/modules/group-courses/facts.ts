import type { GroupFacts } from "@cathedra/domain/access";
import type { GroupView } from "../groups/face.ts";

/** A group as policies see it. */
export function factsOf({ id, customer }: GroupView): GroupFacts {
  return { id, customerId: customer.id };
}
