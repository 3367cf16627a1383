import { mayAdministerGroup, mayManageGroupCourses, mayReadClassProgress } from "@cathedra/domain/access";
import { learners } from "../../graphql/callers.ts";
import type { Guard } from "../../graphql/guards.ts";

/** Who may give courses to the group: its own admins and sys_admin, but not the admins of its customer (X25, X26). */
const giving = ["groupAdmin", "adminOfBoth", "adminOfGroupAndOtherCustomer", "sysAdmin"] as const;
const knowing = [...learners, "customerAdmin"] as const;

export const groupCoursesGuards: readonly Guard[] = [
  {
    operation: "Query.classOverviews",
    own: "the groups that one administers",
    by: [mayAdministerGroup, mayReadClassProgress],
  },
  {
    operation: "Query.classProgress",
    asks: mayReadClassProgress,
    of: "group",
    lets: giving,
    otherwise: "notFound",
    knowing,
  },
  {
    operation: "Mutation.readClassNow",
    asks: mayReadClassProgress,
    of: "group",
    lets: giving,
    otherwise: "notFound",
    knowing,
  },
  {
    operation: "Mutation.customerGroupCourseAccess",
    asks: mayManageGroupCourses,
    of: "group",
    lets: giving,
    otherwise: "notFound",
    knowing,
  },
];
