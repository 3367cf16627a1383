import { administrationTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, viewer } from "../../../test/portal/open-page.tsx";
import { refusal } from "../../../test/portal/portal.ts";

const withSections = (...viewerAdminSections: string[]) => ({
  user: { ...viewer(cast.george), viewerAdminSections },
});

test.each([
  "/admin",
  "/admin/logbook",
  "/admin/logbook/attendings/1",
  "/admin/logbook/hospitals/4711",
  "/admin/groups",
  "/admin/cloud-case-machines",
])("a person without rights is told so at %s (9.003, 9.006)", async (address) => {
  openPage(address);
  await screen.findByText(administrationTexts.noRights);
  expect(screen.queryByRole("navigation", { name: "Administration" })).toBe(null);
});

test("an administrator of one section gets the no-rights message in another", async () => {
  openPage("/admin/logbook", withSections("accounts"));
  await screen.findByText(administrationTexts.noRights);
});

test.each([
  ["/administration/logbook?from=mail", ["accounts"], "/admin/accounts?from=mail"],
  ["/administration?from=mail", ["s3-management"], "/admin/s3?from=mail"],
])(
  "the old address %s redirects to the new one and to the role's first section (9.001, 9.009, X13)",
  async (address, sections, to) => {
    openPage(address, withSections(...sections));
    await waitFor(() => expect(location.pathname + location.search).toBe(to));
  },
);

test("staff find the external link to ML2 among the sections (9.010)", async () => {
  openPage("/admin/s3", withSections("s3-management", "ml2"));
  const sections = await screen.findByRole("navigation", { name: "Administration" });
  const outside = await within(sections).findByRole("link", { name: /ML2/ });
  expect(outside.getAttribute("target")).toBe("_blank");
  expect(outside.getAttribute("href")).toBe("https://ml2.example/");
});

test("if every request fails, the page shows an error without loading placeholders, and can be reloaded", async () => {
  const portal = openPage("/admin/logbook", withSections("logbook"));
  portal.become("failing");
  expect((await screen.findByRole("alert")).textContent).toContain(refusal("INTERNAL").message);
  await waitFor(() => expect(document.querySelectorAll("[data-skeleton]")).toHaveLength(0));
  portal.become("answering");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  const sections = await screen.findByRole("navigation", { name: "Administration" });
  expect(within(sections).getAllByRole("link").length).toBeGreaterThan(0);
});
