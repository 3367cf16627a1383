import { cast, courseOf } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";

const courseId = courseOf("EVA-101").id;

export const courseProgressWebOperations: readonly WebOperation[] = [
  ["useStartCourseMutation", cast.maya, 14, () => ({ courseId })],
  ["useFreshProgressMutation", cast.maya, 14, () => ({ hasReturned: false })],
  ["useFreshProgressOfCourseMutation", cast.tomas, 14, () => ({ courseId, hasReturned: true })],
  ["useResetCourseMutation", cast.maya, 12, () => ({ courseId })],
  ["useResetProgressMutation", cast.sam, 10],
];
