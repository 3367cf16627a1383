import { type Actor, maySeeFailedRequests } from "@cathedra/domain/access";
import type { Db } from "../../db/database.ts";
import { authorize } from "../../errors.ts";
import type { QueryFailedRequestsArgs } from "../../graphql/generated/contract.ts";
import { failedRequestPage, getFailedRequests, getScope } from "./failed-request-queries.ts";

/** A page of the requests that failed, the latest first. */
export async function readFailedRequests(
  { db }: { readonly db: Db },
  actor: Actor,
  args: QueryFailedRequestsArgs,
) {
  authorize(maySeeFailedRequests(actor));
  const [rows, whose] = await Promise.all([failedRequestPage(db, args), getScope(db, args)]);
  return {
    ofPerson: whose?.person ?? null,
    ofCustomer: whose?.customer ?? null,
    total: rows[0]?.total ?? 0,
    requests: getFailedRequests(rows),
  };
}
