import { type Actor, maySeeFailedRequests } from "@cathedra/domain/access";
import type { Db } from "../../db/database.ts";
import { authorize } from "../../errors.ts";
import type { QueryFailedRequestsArgs } from "../../graphql/generated/contract.ts";
import { readPageArgs } from "../../graphql/pagination.ts";
import { failedRequestPage, scopeOf } from "./failed-request-queries.ts";

const longestSearch = 100;

/** A page of the requests that failed, the latest first. */
export async function readFailedRequests(
  { db }: { readonly db: Db },
  actor: Actor,
  asked: QueryFailedRequestsArgs,
) {
  authorize(maySeeFailedRequests(actor));
  const what = {
    person: (asked.person ?? "").trim().slice(0, longestSearch),
    personId: asked.personId?.replaceAll("\0", "") ?? null,
    customerId: asked.customerId ?? null,
    requestId: (asked.requestId ?? "").trim().slice(0, 128),
    code: asked.code ?? null,
    from: asked.from ?? null,
    to: asked.to ?? null,
  };
  const rows = await failedRequestPage(db, what, readPageArgs(asked, { usual: 25, most: 100 }));
  const isOfOne = what.personId !== null || what.customerId !== null;
  const whose = isOfOne ? await scopeOf(db, what) : undefined;
  return {
    ofPerson: whose?.person ?? null,
    ofCustomer: whose?.customer ?? null,
    total: rows[0]?.total ?? 0,
    requests: rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ ...row, id: String(id) }])),
  };
}
