import { randomUUID } from "node:crypto";
import type { KeycloakId } from "@cathedra/domain";
import { cast, getGroup } from "@cathedra/test-fixtures";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";

const person = (id: string) => ({
  query: `{ administeredPerson(id: "${id}") { name groups { name } courses { total } cloudTime { total } } }`,
});

/** A person whom the own probe creates. */
const linked = "linked-person" as KeycloakId;

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
    operation: "Query.administeredPeople",
    call: { query: `{ administeredPeople(search: "${cast.maya.email}") { id name email } }` },
  },
  {
    operation: "Query.readablePeople",
    call: { query: `{ readablePeople(ids: ["${cast.maya.keycloakId}"]) }` },
  },
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

export const ownProbes: readonly OwnProbe[] = [
  {
    operation: "Query.readablePeople",
    people: [cast.priya, cast.lukas],
    query: `{ readablePeople(ids: ["${linked}"]) }`,
    give: async ({ database }) => {
      await database.db.transaction().execute(async (tx) => {
        const { id } = await tx
          .insertInto("app_user")
          .values({
            keycloak_id: linked,
            email: "linked@northgate.example",
            first_name: "Ann",
            last_name: "Linked",
            logbook: true,
          })
          .returning("id")
          .executeTakeFirstOrThrow();
        const member = { user_id: id, group_id: getGroup("irResidents").id, role: "learner" } as const;
        await tx.insertInto("customer_group_member").values(member).execute();
      });
      return {};
    },
  },
  {
    operation: "Query.administeredPeople",
    people: [cast.priya, cast.lukas],
    query: '{ administeredPeople(search: "Findably") { id name email } }',
    give: async ({ database }) => {
      await database.db.transaction().execute(async (tx) => {
        const { id } = await tx
          .insertInto("app_user")
          .values({
            keycloak_id: randomUUID() as KeycloakId,
            email: `${randomUUID()}@northgate.example`,
            first_name: "Ann",
            last_name: "Findably",
            logbook: true,
          })
          .returning("id")
          .executeTakeFirstOrThrow();
        const member = { user_id: id, group_id: getGroup("irResidents").id, role: "learner" } as const;
        await tx.insertInto("customer_group_member").values(member).execute();
      });
      return {};
    },
  },
];

export const webOperations: readonly WebOperation[] = [
  ["FoundPeopleQuery", cast.ingrid, 2, () => ({ search: "maya" })],
  ["LatestFailedStartsQuery", cast.ingrid, 2],
  ["PeopleLinksQuery", cast.priya, 2, () => ({ ids: [cast.maya.keycloakId] })],
  ["PersonActivityQuery", cast.ingrid, 7, () => ({ id: cast.maya.keycloakId })],
  ["PersonOverviewQuery", cast.ingrid, 4, () => ({ id: cast.maya.keycloakId })],
  ["useStartAnswersQuery", cast.ingrid, 17, () => ({ personId: cast.maya.keycloakId, search: "" })],
  // Pages of earlier builds ask these two.
  [
    "useStartChoicesQuery",
    cast.ingrid,
    5,
    () => ({ personId: cast.maya.keycloakId, kind: "case", search: "" }),
  ],
  [
    "StartQuestionQuery",
    cast.ingrid,
    6,
    () => ({ personId: cast.maya.keycloakId, kind: "case", id: "carotid-stenting-01" }),
  ],
];
