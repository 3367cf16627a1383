import { numberInAddress } from "@cathedra/domain/learning";
import parameters from "../../../__generated__/LearningSpaceQuery$parameters.ts";
import { routeQuery } from "../../../relay/route-query.ts";

export const loader = routeQuery(parameters, ({ params }) => ({ branchId: numberInAddress(params.id) }));
