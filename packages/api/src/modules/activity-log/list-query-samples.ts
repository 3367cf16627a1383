import { type CustomerId, type GroupId, instant, type KeycloakId, type UserId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import type { VistActivitySearch } from "@cathedra/domain/activity-log";
import type { ListQuery } from "./list-query.ts";
import type { Scope } from "./scope.ts";

const nobody: Actor = {
  userId: "00000000-0000-4000-8000-000000000000" as UserId,
  keycloakId: "nobody" as KeycloakId,
  email: "",
  isEmailVerified: true,
  firstName: "",
  lastName: "",
  roles: [],
  logbook: false,
  memberships: [{ groupId: 1 as GroupId, customerId: 1 as CustomerId, role: "admin" }],
  administers: [1 as CustomerId],
  administeredCustomers: [],
  groupAdminCustomers: [],
};

const plain: VistActivitySearch = {
  sortField: "activityStart",
  sortOrder: "DESC",
  words: [],
  moduleCode: null,
  exerciseKey: null,
  result: null,
  from: null,
  to: null,
};

const narrowed: VistActivitySearch = {
  sortField: "score",
  sortOrder: "ASC",
  words: ["carotid"],
  moduleCode: "a",
  exerciseKey: "a/b",
  result: "met",
  from: instant(0),
  to: instant(1),
};

const groups = [1 as GroupId];
const customers = [1 as CustomerId];

const scopes: readonly Scope[] = [
  { kind: "own", userId: nobody.userId, groups: null },
  { kind: "own", userId: nobody.userId, groups },
  { kind: "managed", customers, groups },
  { kind: "managed", customers: [], groups: [] },
  { kind: "groups", groups, administered: groups, customers },
  { kind: "everything" },
];

const fields = new Set([
  "activityStart",
  "createdBy",
  "createdBy.email",
  "exerciseName",
  "moduleId",
  "systemId",
  "ipAddress",
  "resultFormatVersion",
]);

/** Sample queries of every kind, for the test in which the database describes the statement. */
export const listQuerySamples: readonly [ListQuery][] = scopes.flatMap((scope) =>
  [plain, narrowed, { ...plain, sortField: "courseName" as const }].map((search): [ListQuery] => [
    {
      actor: scope.kind === "everything" ? { ...nobody, roles: ["sys_admin"] } : nobody,
      scope,
      search,
      part: { limit: 25, offset: 0 },
      fields,
    },
  ]),
);
