import { expect, type Page } from "@playwright/test";

/** Asks the API as the person who is signed in on a page. */
export type Ask = <Data>(query: string, variables?: object) => Promise<Data>;

/** Call this before the person signs in: the token is taken from the page's own requests. */
export function apiOf(page: Page): Ask {
  let authorization = "";
  page.on("request", (request) => {
    // A room's own requests have another token.
    if (!new URL(request.url()).pathname.startsWith("/api/")) return;
    authorization = request.headers().authorization ?? authorization;
  });
  return async (query, variables = {}) => {
    await expect.poll(() => authorization).not.toBe("");
    const answer = await page.request.post("/api/graphql", {
      headers: { authorization },
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
