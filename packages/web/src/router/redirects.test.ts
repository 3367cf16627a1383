import { createMemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { redirects } from "./redirects.ts";

async function whereLeads(address: string): Promise<string> {
  const router = createMemoryRouter([...redirects, { path: "*", element: null }], {
    initialEntries: [address],
  });
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
  const { pathname, search } = router.state.location;
  router.dispose();
  return pathname + search;
}

/** Addresses that redirect (1.005, 7.005, 8.001, 13.005, X02, X03, X04, X11). */
test.each([
  ["/myirlog", "/logbook"],
  ["/ir-log", "/logbook"],
  ["/ir-log/", "/logbook"],
  ["/myirlog/records/5", "/logbook/records/5"],
  ["/ir-log/records/create?from=mail", "/logbook/records/create?from=mail"],
  ["/administration", "/admin"],
  ["/administration/accounts/7?from=mail", "/admin?from=mail"],
  ["/profile", "/profile/account"],
  ["/admin/s3-management?folder=Manuals%2F", "/admin/s3?folder=Manuals%2F"],
  ["/data-protection-policy", "/legal/data-protection-policy"],
  ["/medical-discalimer", "/legal/medical-discalimer"],
  ["/medical-disclaimer", "/legal/medical-discalimer"],
  ["/terms-of-service", "/legal/terms-of-service"],
  ["/legal", "/legal/terms-of-service"],
  ["/ir-logs", "/ir-logs"],
])("%s leads to %s", async (from, to) => {
  expect(await whereLeads(from)).toBe(to);
});
