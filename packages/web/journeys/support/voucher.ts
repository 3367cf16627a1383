import type { Page } from "@playwright/test";
import { type Ask, apiOf } from "./api.ts";
import { cast } from "./journey.ts";
import { startSession } from "./session.ts";

const made = `mutation ($validTo: DateTime!) {
  createCloudModulesResourceAccessVoucher(
    validTo: $validTo, customerId: 1, learningSpaceId: 2, maxUses: 2, maxDurationInSeconds: 7200,
    modules: [{ moduleId: "carotid-stenting", caseIds: ["carotid-stenting-01", "carotid-stenting-02"] }]
  ) { code }
}`;

/** The code of a voucher of George's: two cases, two hours. Signs him in. */
export async function aVoucher(page: Page): Promise<string> {
  await startSession(page, cast.george);
  const ask = apiOf(page);
  const validTo = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const data = await ask<{ createCloudModulesResourceAccessVoucher: { code: string } }>(made, { validTo });
  return data.createCloudModulesResourceAccessVoucher.code;
}

/** Accepts a voucher or an event, as its link does. */
export function acceptVoucher(ask: Ask, code: string): Promise<unknown> {
  return ask("mutation ($code: String!) { acceptResourceAccessVoucher(code: $code) { voucherId } }", {
    code,
  });
}
