import { cast } from "@cathedra/test-fixtures";
import { screen } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openPage } from "../../../../test/portal/open-page.tsx";

const staff = {
  user: {
    keycloak_id: cast.ruth.keycloakId,
    first_name: "Ruth",
    roles: ["sys_admin"],
    viewerAdminSections: ["audit"],
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

test("a change says in its own words what was done to what, then by whom and when", async () => {
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
