import type { CustomerFacts, ListedCustomers } from "@cathedra/domain/access";
import type { GraphqlContext } from "../../graphql/context.ts";

type Questions = readonly { readonly obj: CustomerFacts }[];
type Read<T> = (
  db: GraphqlContext["db"],
  actor: GraphqlContext["actor"],
  customers: readonly CustomerFacts[],
  voucherAdminCustomers: ListedCustomers,
) => Promise<T[]>;

/** A field of all accounts of an answer in one statement; a mutation may change it in the middle of a request. */
export function accountFieldLoader<T>(read: Read<T>) {
  return {
    loader: (questions: Questions, { db, actor, voucherAdminCustomers }: GraphqlContext): Promise<T[]> =>
      read(
        db,
        actor,
        questions.map(({ obj }) => obj),
        voucherAdminCustomers,
      ),
    opts: { cache: false },
  };
}
