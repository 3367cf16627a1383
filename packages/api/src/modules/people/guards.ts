import { mayReadPerson } from "@cathedra/domain/access";
import { groupAdmins } from "../../graphql/callers.ts";
import type { Guard } from "../../graphql/guards.ts";

export const peopleGuards: readonly Guard[] = [
  {
    operation: "Query.administeredPerson",
    asks: mayReadPerson,
    of: "person",
    lets: [...groupAdmins, "support"],
    otherwise: "notFound",
  },
];
