import { administering } from "../platform/role-matrix/administered-ids.ts";
import type { OwnProbe } from "../platform/role-matrix/probe.ts";

export const ownAccountProbes: readonly OwnProbe[] = [
  ...administering("customer", { operation: "Query.customers", query: "{ customers { id name } }" }),
  ...administering("either", {
    operation: "Query.getCustomersForAdmin",
    query: "{ getCustomersForAdmin { id name } }",
  }),
];
