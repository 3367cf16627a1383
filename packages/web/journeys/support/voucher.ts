import type { Page } from "@playwright/test";
import { cast, signIn } from "./journey.ts";

const made = `mutation ($validTo: DateTime!) {
  createCloudModulesResourceAccessVoucher(
    validTo: $validTo, customerId: 1, learningSpaceId: 2, maxUses: 2, maxDurationInSeconds: 7200,
    modules: [{ moduleId: "carotid-stenting", caseIds: ["carotid-stenting-01", "carotid-stenting-02"] }]
  ) { code }
}`;

/** The code of a voucher of George's: two cases, two hours. */
export async function aVoucher(page: Page): Promise<string> {
  const asked = page.waitForRequest((request) => request.url().endsWith("/api/graphql"));
  await signIn(page, cast.george);
  const { authorization = "" } = (await asked).headers();
  const validTo = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const answer = await page.request.post("/api/graphql", {
    headers: { authorization },
    data: { query: made, variables: { validTo } },
  });
  const body: { data: { createCloudModulesResourceAccessVoucher: { code: string } } } = await answer.json();
  return body.data.createCloudModulesResourceAccessVoucher.code;
}
