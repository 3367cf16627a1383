import { type Actor, seesFailedRequests } from "@cathedra/domain/access";
import type { Db } from "../../db/database.ts";
import { insist } from "../../errors.ts";
import type { QueryFailedRequestsArgs } from "../../graphql/generated/contract.ts";
import { partOf } from "../../graphql/page.ts";
import { failedPage, whoseOf } from "./failed-queries.ts";

const longestSearch = 100;

/** A page of the requests that failed, the latest first. */
export async function readFailed({ db }: { readonly db: Db }, actor: Actor, asked: QueryFailedRequestsArgs) {
  insist(seesFailedRequests(actor));
  const what = {
    person: (asked.person ?? "").trim().slice(0, longestSearch),
    personId: asked.personId?.replaceAll("\0", "") ?? null,
    customerId: asked.customerId ?? null,
    requestId: (asked.requestId ?? "").trim().slice(0, 128),
    code: asked.code ?? null,
    from: asked.from ?? null,
    to: asked.to ?? null,
  };
  const rows = await failedPage(db, what, partOf(asked, { usual: 25, most: 100 }));
  const isOfOne = what.personId !== null || what.customerId !== null;
  const whose = isOfOne ? await whoseOf(db, what) : undefined;
  return {
    ofPerson: whose?.person ?? null,
    ofCustomer: whose?.customer ?? null,
    total: rows[0]?.total ?? 0,
    requests: rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ ...row, id: String(id) }])),
  };
}
