import { expect, test } from "vitest";
import { getTabs } from "./tabs.ts";

const hrefs = (address: string) => {
  const { pathname, searchParams } = new URL(address, "http://portal");
  return getTabs(pathname, searchParams).map(({ href }) => href);
};

test("the changes of a person link to their failed requests of the same days, and back", () => {
  const [, failed] = hrefs(
    "/admin/audit?person=abc&role=on&act=account.renamed&customer=3&from=2026-11-01&to=2026-11-02",
  );
  expect(failed).toBe("/admin/audit/requests?person=abc&customer=3&from=2026-11-01&until=2026-11-02");
  const [changes] = hrefs(`${failed}&code=FORBIDDEN&page=2`);
  expect(changes).toBe("/admin/audit?person=abc&customer=3&from=2026-11-01&to=2026-11-02");
});
