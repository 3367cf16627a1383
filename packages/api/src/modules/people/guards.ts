import { mayReadPerson } from "@cathedra/domain/access";
import { groupAdmins } from "../../graphql/callers.ts";
import { type Guard, guardEach } from "../../graphql/guards.ts";

export const peopleGuards: readonly Guard[] = [
  ...guardEach(
    ["Query.administeredPerson", "Query.personHistory", "Query.startChoices", "Query.startCheck"],
    {
      asks: mayReadPerson,
      of: "person",
      lets: [...groupAdmins, "support"],
      otherwise: "notFound",
    },
  ),
  ...guardEach(["Query.administeredPeople", "Query.readablePeople"], {
    own: "the people whom one may look up",
    by: [mayReadPerson],
  }),
];
