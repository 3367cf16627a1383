import { cast, groupCourses } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";
import { groupOfMember, idsOf, irResidents } from "./group-course-helpers.ts";

const group = () => ({ customerGroupId: irResidents });

export const groupCoursesWebOperations: readonly WebOperation[] = [
  ["ClassQuery", cast.priya, 4, group],
  ["GroupCoursesQuery", cast.priya, 7, group],
  ["latestGroupCoursesQuery", cast.priya, 6, group],
  [
    "useGroupCoursesMutation",
    cast.priya,
    14,
    async (portal) => ({
      ...group(),
      // Those that the operations after this one are about stay.
      courseIds: idsOf(...groupCourses.irResidents.filter((code) => code !== "PER-601")),
      fullRemoval: false,
      modifiedAt: (await groupOfMember(portal, cast.priya, irResidents)).coursesModifiedAt,
    }),
  ],
];
