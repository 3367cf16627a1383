import { cast } from "@cathedra/test-fixtures";
import type { Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";

const person = (id: string) => ({
  query: `{ administeredPerson(id: "${id}") { name groups { name } courses { total } cloudTime { total } } }`,
});

export const probes: readonly Probe[] = [
  { operation: "Query.administeredPerson", about: "Maya", call: person(cast.maya.keycloakId) },
  {
    operation: "Query.administeredPerson",
    about: "of Lakeside",
    call: person(cast.aiko.keycloakId),
    rule: {
      lets: [
        "groupAdminOfOtherGroup",
        "customerAdminOfOtherCustomer",
        "adminOfGroupAndOtherCustomer",
        "support",
        "sysAdmin",
      ],
      otherwise: "notFound",
    },
  },
];

export const webOperations: readonly WebOperation[] = [
  ["PersonOverviewQuery", cast.ingrid, 4, () => ({ id: cast.maya.keycloakId })],
];
