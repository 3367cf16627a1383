import { cast, courseOf, groupOf } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";

const courseId = courseOf("EVA-101").id;

export const courseWebOperations: readonly WebOperation[] = [
  ["LearningSpacesQuery", cast.maya, 2],
  ["SpaceByNameQuery", cast.maya, 2, () => ({ name: "neuro" })],
  ["LearningSpaceQuery", cast.maya, 3, () => ({ branchId: 1 })],
  ["CourseQuery", cast.maya, 5, () => ({ branchId: 1, courseId })],
  [
    "useMakeAvailableMutation",
    cast.priya,
    14,
    () => ({ courseId, customerGroupId: groupOf("irResidents").id, uid: cast.maya.keycloakId }),
  ],
  [
    "UserCoursesQuery",
    cast.priya,
    4,
    () => ({
      customerGroupId: groupOf("irResidents").id,
      emailAddress: cast.maya.email,
      uid: cast.maya.keycloakId,
    }),
  ],
];
