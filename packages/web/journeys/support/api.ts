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
