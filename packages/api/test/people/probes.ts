import { cast } from "@cathedra/test-fixtures";
import type { Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";

const person = (id: string) => ({
  query: `{ administeredPerson(id: "${id}") { name groups { name } courses { total } cloudTime { total } } }`,
});

const aboutMaya = `personId: "${cast.maya.keycloakId}", kind: case`;

export const probes: readonly Probe[] = [
  {
    operation: "Query.startCheck",
    call: { query: `{ startCheck(${aboutMaya}, id: "carotid-stenting-01") { code } }` },
  },
  {
    operation: "Query.personHistory",
    call: {
      query: `{ personHistory(id: "${cast.maya.keycloakId}") { starts { id } activity { recordCount } } }`,
    },
  },
  { operation: "Query.startChoices", call: { query: `{ startChoices(${aboutMaya}) { id } }` } },
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
  ["PersonActivityQuery", cast.ingrid, 6, () => ({ id: cast.maya.keycloakId })],
  ["PersonOverviewQuery", cast.ingrid, 4, () => ({ id: cast.maya.keycloakId })],
  [
    "useStartChoicesQuery",
    cast.ingrid,
    3,
    () => ({ personId: cast.maya.keycloakId, kind: "case", search: "" }),
  ],
  [
    "StartQuestionQuery",
    cast.ingrid,
    6,
    () => ({ personId: cast.maya.keycloakId, kind: "case", id: "carotid-stenting-01" }),
  ],
];
