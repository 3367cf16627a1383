import { mayReadAudit, mayReadAuditOf } from "@cathedra/domain/access";
import { type Guard, guardEach } from "../../graphql/guards.ts";

const readers = [
  "customerAdmin",
  "customerAdminOfOtherCustomer",
  "adminOfBoth",
  "adminOfGroupAndOtherCustomer",
  "support",
  "sysAdmin",
] as const;

/** The policy that is checked first: only staff and admins of customers may read the log. `refuses` lists everyone else. */
const first = {
  first: mayReadAudit,
  refuses: [
    "unverified",
    "stranger",
    "withoutLogbook",
    "learner",
    "fellowLearner",
    "learnerOfOtherCustomer",
    "groupAdmin",
    "groupAdminOfOtherGroup",
    "product",
    "qa",
    "demo",
  ],
} as const;

export const auditGuards: readonly Guard[] = [
  { operation: "Query.auditEntries", own: "what concerned the customers that one administers", ...first },
  { operation: "Query.auditPeople", own: "the people of the customers that one administers", ...first },
  { operation: "Query.auditCustomers", own: "the customers that one administers", ...first },
  {
    operation: "Query.auditEntry",
    asks: mayReadAuditOf,
    of: "customer",
    ...first,
    lets: ["customerAdmin", "adminOfBoth", "support", "sysAdmin"],
    otherwise: "notFound",
  },
  ...guardEach(["Mutation.noteAuditExport"], {
    asks: mayReadAudit,
    of: "nothing",
    lets: readers,
    otherwise: "forbidden",
  }),
];
