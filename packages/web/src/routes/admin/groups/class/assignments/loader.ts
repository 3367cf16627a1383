import parameters from "../../../../../__generated__/ClassAssignmentsQuery$parameters.ts";
import { routeQuery } from "../../../../../relay/route-query.ts";
import { getAccountId } from "../../../account-id.ts";

export const loader = routeQuery(parameters, ({ params }) => ({ customerGroupId: getAccountId(params.id) }));
