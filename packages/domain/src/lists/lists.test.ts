import { expect, test } from "vitest";
import { describedLists, type ListFilter } from "./index.ts";

/** The addresses that links of the portal, mails and bookmarks contain. */
const addresses: Readonly<Record<(typeof describedLists)[number]["query"], readonly string[]>> = {
  feedback: ["state", "search", "where", "from", "until"],
  failedRequests: ["search", "person", "customer", "request", "code", "from", "until"],
  customerCloudModuleQuotaTransactions: ["kind", "voucher", "person", "from", "until"],
  simulatorModules: ["search"],
  softwareReleases: ["search", "state"],
};

test.each([...describedLists])("filters of $query keep their names in addresses", ({ query, filters }) => {
  const names = Object.entries<ListFilter>(filters).map(([name, { address = name }]) => address);
  expect(names).toEqual(expect.arrayContaining([...addresses[query]]));
  expect(new Set(names).size).toBe(names.length);
});
