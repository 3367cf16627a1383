import { cast } from "@cathedra/test-fixtures";
import { screen, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openPage } from "../../../../test/portal/open-page.tsx";

const staff = {
  user: {
    keycloak_id: cast.ruth.keycloakId,
    first_name: "Ruth",
    roles: ["sys_admin"],
    viewerAdminSections: ["audit", "people"],
  },
};
const entry = (id: string, label: string, name: string | null) => ({
  id,
  at: "2026-11-26T09:00:00.000Z",
  label,
  actor: { id: "u", name: "Priya Raman", email: null },
  thing: { kind: "voucher", id: "7", name },
  customer: { id: 1, name: "Northgate" },
});

test("a change is described by its action and object, with the person and the time", async () => {
  openPage(
    "/admin/audit",
    {
      ...staff,
      auditEntries: {
        next: null,
        count: 2,
        entries: [
          entry("1", "Voucher accepted", "Aortic stent grafts"),
          entry("2", "Voucher or event archived", null),
        ],
      },
    },
    cast.ruth,
  );
  const rows = await screen.findAllByRole("rowheader");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "Voucher accepted: Aortic stent grafts",
    "Voucher or event archived",
  ]);
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Change",
    "Who",
    "When",
  ]);
});

const opened = (user: object) => {
  const one = { ...entry("1", "Voucher accepted", "Aortic stent grafts"), requestId: null };
  const auditEntries = { next: null, count: 1, entries: [one] };
  return { ...staff, user, auditEntries, auditEntry: { entry: one, facts: [], people: [] } };
};

test("the person of a change is a link if their page may be opened", async () => {
  openPage("/admin/audit?open=1", { ...opened(staff.user), readablePeople: ["u"] }, cast.ruth);
  const drawer = within(await screen.findByRole("dialog", { name: "Change" }));
  const link = await drawer.findByRole("link", { name: "Priya Raman" });
  expect(link.getAttribute("href")).toBe("/admin/people/u");
});
