import parameters from "../../../../__generated__/SpaceAccessQuery$parameters.ts";
import { routeQuery } from "../../../../relay/route-query.ts";
import { getAccountId } from "../../account-id.ts";

export const loader = routeQuery(parameters, ({ params }) => ({
  customerId: getAccountId(params.id),
  learningSpaceId: getAccountId(params.space),
}));
