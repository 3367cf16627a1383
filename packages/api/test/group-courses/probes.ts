import { randomUUID } from "node:crypto";
import { cast, demoWorld, getGroup, groupCourses } from "@cathedra/test-fixtures";
import { administering } from "../platform/role-matrix/administered-ids.ts";
import { putWorldBack } from "../platform/role-matrix/callers.ts";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import { unbranded } from "../support/unbranded.ts";
import { getIds, groupOfMember, irResidents } from "./group-course-helpers.ts";

const mayas = getGroup("irResidents").id;

const nobodys = getGroup("vascularRotation").id;

/** Admins of the account of a group know of it, and may not give it courses (X26). */
const ofLakeside = {
  lets: ["sysAdmin"],
  otherwise: "notFound",
  knowing: ["customerAdminOfOtherCustomer", "adminOfGroupAndOtherCustomer"],
} as const;

const getCourses = (group: number) =>
  demoWorld.learning?.groupCourses.filter(({ groupId }) => groupId === group).map(({ courseId }) => courseId);

const each = (operation: Probe["operation"], query: (group: number) => string): readonly Probe[] => [
  { operation, about: "of Maya's group", call: { query: query(mayas) }, prepare: putWorldBack },
  {
    operation,
    about: "of a group of Lakeside that one is not in",
    call: { query: query(nobodys) },
    prepare: putWorldBack,
    rule: ofLakeside,
  },
];

export const probes: readonly Probe[] = [
  { operation: "Query.classOverviews", call: { query: "{ classOverviews { totalCount } }" } },
  ...each("Query.classProgress", (group) => `{ classProgress(customerGroupId: ${group}) { totalCount } }`),
  ...each(
    "Mutation.readClassNow",
    (group) => `mutation { readClassNow(customerGroupId: ${group}) { state } }`,
  ),
  ...each(
    "Mutation.customerGroupCourseAccess",
    // Exactly what it has: the vouchers of other operations are for these.
    (group) =>
      `mutation { customerGroupCourseAccess(customerGroupId: ${group}, courseIds: [${getCourses(group)?.join()}]) { id } }`,
  ),
];

export const ownProbes: readonly OwnProbe[] = administering("either", {
  operation: "Query.classOverviews",
  query: "{ classOverviews { totalCount classes { name } } }",
  give: async ({ database: { db } }, customerId) => {
    const name = randomUUID();
    await unbranded(db)
      .insertInto("customer_group")
      .values({ customer_id: customerId, name, description: null })
      .execute();
    return {};
  },
});

const group = () => ({ customerGroupId: irResidents });

export const webOperations: readonly WebOperation[] = [
  ["ClassesQuery", cast.priya, 3],
  ["ClassQuery", cast.priya, 5, group],
  ["useReadClassNowMutation", cast.priya, 9, group],
  ["GroupCoursesQuery", cast.priya, 7, group],
  ["latestGroupCoursesQuery", cast.priya, 6, group],
  [
    "useGroupCoursesMutation",
    cast.priya,
    14,
    async (portal) => ({
      ...group(),
      // The courses of the later operations stay assigned.
      courseIds: getIds(...groupCourses.irResidents.filter((code) => code !== "PER-601")),
      fullRemoval: false,
      modifiedAt: (await groupOfMember(portal, cast.priya, irResidents)).coursesModifiedAt,
    }),
  ],
];
