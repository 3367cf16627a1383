import { cast, getCustomer } from "@cathedra/test-fixtures";
import { beforeAll, expect, test } from "vitest";
import { addMachines } from "../events/event-builders.ts";
import { setUpCastApp } from "../support/cast-app.ts";

const portal = setUpCastApp();
beforeAll(async () => {
  await addMachines(portal, 1);
});

const customer = getCustomer("northgate").id;
/** Every list of cloud simulation that is read in parts. */
const lists: readonly (readonly [list: string, ask: (part: string) => string, hasOffset: boolean])[] = [
  ["cloudCaseVMs", (part) => `{ cloudCaseVMs(${part}) { id } }`, true],
  ["history", (part) => `{ cloudCaseVMs { history(${part}) { new_status } } }`, false],
  [
    "quota",
    (part) =>
      `{ customerCloudModuleQuotaTransactions(customerId: ${customer}, ${part}) { transactions { id } } }`,
    true,
  ],
  [
    "vouchers",
    (part) => `{ getAllCloudModulesResourceAccessVouchersAsAdmin(${part}) { id users(limit: 1) { email } } }`,
    true,
  ],
  ["events", (part) => `{ getAllEventResourceAccessVouchersAsAdmin(${part}) { vouchers { id } } }`, true],
  ["own events", (part) => `{ getEventResourceAccessVouchersAsTrainee(${part}) { id } }`, false],
];

test.each(lists)("%s: a limit below one and a negative offset are refused", async (_, ask, hasOffset) => {
  const getFields = async (part: string) => {
    const { errors } = await portal.ask(cast.ruth, ask(part));
    const [error] = errors ?? [];
    return error?.extensions.code === "INVALID_INPUT" ? error.extensions.fields : error;
  };
  for (const limit of [-1, 0]) expect(await getFields(`limit: ${limit}`)).toMatchObject([{ path: "limit" }]);
  if (hasOffset) {
    expect(await getFields("offset: -1")).toMatchObject([{ path: "offset" }]);
    expect(await getFields("limit: -1, offset: -1")).toMatchObject([{ path: "limit" }, { path: "offset" }]);
    expect(await getFields("limit: 1, offset: 0")).toBeUndefined();
  }
  expect(await getFields("limit: 1")).toBeUndefined();
});
