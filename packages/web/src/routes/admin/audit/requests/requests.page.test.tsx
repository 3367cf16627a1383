import { cast } from "@cathedra/test-fixtures";
import { screen, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, viewer } from "../../../../../test/portal/open-page.tsx";

const requests = [
  {
    id: "7",
    at: "2026-11-01T10:00:00.000Z",
    requestId: "0b8e7c1a-1111-4222-8333-444455556666",
    person: { id: cast.maya.keycloakId, name: "Maya Lindqvist", email: cast.maya.email },
    customer: "Northgate",
    operation: "useCaseStartMutation",
    code: "INTERNAL",
    status: 500,
    durationMs: 5012,
    page: "/cloud-cases",
    start: { kind: "case", name: "Right renal artery", refusal: null },
  },
];

test("a failed request is a sentence, and its drawer shows the code and number and links to the person (9.062)", async () => {
  const user = userEvent.setup();
  openPage(
    "/admin/audit/requests",
    {
      user: { ...viewer(cast.ingrid), viewerAdminSections: ["audit"] },
      failedRequests: { total: 1, ofPerson: null, ofCustomer: null, requests },
    },
    cast.ingrid,
  );
  const sentence = "Starting “Right renal artery” failed because of an error in the portal.";
  const table = within(await screen.findByRole("table", { name: "Failed requests" }));
  expect(table.queryByText("INTERNAL")).toBeNull();
  await user.click(table.getByRole("link", { name: sentence }));
  const drawer = within(await screen.findByRole("dialog", { name: "Failed request" }));
  drawer.getByText("INTERNAL");
  drawer.getByText(/a system administrator can find the cause in the portal's log by the number/);
  drawer.getByText("0b8e7c1a-1111-4222-8333-444455556666");
  expect(drawer.getByRole("link", { name: "Look up this person" }).getAttribute("href")).toBe(
    `/admin/people/${cast.maya.keycloakId}`,
  );
});
