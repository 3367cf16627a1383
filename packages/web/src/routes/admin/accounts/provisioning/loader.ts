import parameters from "../../../../__generated__/ProvisioningQuery$parameters.ts";
import { routeQuery } from "../../../../relay/route-query.ts";
import { getAccountId } from "../../account-id.ts";
import { personParameter } from "./person-parameter.ts";

export const loader = routeQuery(parameters, ({ params, url }) => ({
  customerId: getAccountId(params.id),
  person: url.searchParams.get(personParameter) ?? "",
}));
