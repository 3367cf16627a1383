import { expect, type Page } from "@playwright/test";
import { tokenIn } from "./session.ts";

export type Ask = <Data>(query: string, variables?: object) => Promise<Data>;

/** Asks the API as the person who is signed in on a page. */
export function apiOf(page: Page): Ask {
  return async (query, variables = {}) => {
    const answer = await page.request.post("/api/graphql", {
      headers: { authorization: `Bearer ${await tokenIn(page)}` },
      data: { query, variables },
    });
    const { data, errors } = await answer.json();
    expect(errors).toBeUndefined();
    return data;
  };
}

/** How many records and drafts of a person have this mark in the name of their attending. */
export async function recordsAndDrafts(
  ask: Ask,
  mark: string,
): Promise<{ readonly records: number; readonly drafts: number }> {
  const records = await ask<{ activities: { totalCount: number } }>(
    "query ($searchParams: ActivitiesSearchParams!) { activities(searchParams: $searchParams) { totalCount } }",
    { searchParams: { searchText: mark } },
  );
  const { logbookDrafts } = await ask<{ logbookDrafts: readonly { id: string }[] }>(
    "{ logbookDrafts { id } }",
  );
  const contents = await Promise.all(
    logbookDrafts.map(({ id }) =>
      ask<{ logbookDraft: { content: string } | null }>(
        "query ($id: ID!) { logbookDraft(id: $id) { content } }",
        { id },
      ),
    ),
  );
  const drafts = contents.filter(({ logbookDraft }) => logbookDraft?.content.includes(mark));
  return { records: records.activities.totalCount, drafts: drafts.length };
}

const machine = "{ getVmAssignedToMe { status voucher_id } }";
const stop = "mutation ($id: Int!) { stopCloudCaseSessionWithVoucherId(voucherId: $id) { id } }";

type Own = {
  readonly getVmAssignedToMe: { readonly status: string; readonly voucher_id: number | null } | null;
};

/** Ends a person's running sessions, which a failed first try may have left: with one they could start nothing. */
export async function endWhatGoesOn(ask: Ask): Promise<void> {
  const { getVmAssignedToMe: own } = await ask<Own>(machine);
  if (own === null || own.status === "off" || own.voucher_id === null) return;
  await ask(stop, { id: own.voucher_id });
  const left = async () => (await ask<Own>(machine)).getVmAssignedToMe?.status ?? "off";
  await expect.poll(left, { timeout: 60_000 }).toBe("off");
}
