import { numberInAddress } from "@cathedra/domain/learning";
import parameters from "../../../__generated__/CourseQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";

export const loader = routeQuery(parameters, ({ params }) => ({
  branchId: numberInAddress(params.id),
  courseId: numberInAddress(params.courseId),
}));
