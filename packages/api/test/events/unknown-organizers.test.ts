import { cast, getCustomer } from "@cathedra/test-fixtures";
import { beforeAll, expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";

const portal = setUpCastApp();
beforeAll(async () => {
  await portal.get(cast.maya, "{ user { email } }");
});

const query =
  "query ($customerId: Int!, $emails: [String!]!) { organizersWithoutUser(customerId: $customerId, emails: $emails) }";
const customerId = getCustomer("northgate").id;

test("administrators of the account's events can read which addresses have no account", async () => {
  const emails = ["nobody@x.org", cast.maya.email.toUpperCase(), "Somebody.New@x.org"];
  expect(await portal.get(cast.ruth, query, { customerId, emails })).toEqual({
    organizersWithoutUser: ["nobody@x.org", "Somebody.New@x.org"],
  });
});

test("other people may not check addresses, and no one more addresses than an event allows", async () => {
  const asked = { customerId, emails: [cast.maya.email] };
  expect((await portal.ask(cast.maya, query, asked)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  const many = { customerId, emails: Array.from({ length: 21 }, (_, at) => `p${at}@x.org`) };
  expect((await portal.ask(cast.ruth, query, many)).errors?.[0]?.extensions.code).toBe("INVALID_INPUT");
});
