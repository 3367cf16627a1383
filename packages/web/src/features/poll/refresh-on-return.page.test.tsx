import { accountsTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen } from "@testing-library/dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { comeBackToPage, openPage, settled, viewer } from "../../../test/portal/open-page.tsx";

const administrator = (section: string) => ({
  user: { ...viewer(cast.george), viewerAdminSections: [section] },
});
const residents = (memberCount: number) => ({
  id: 7,
  name: "IR Residents",
  customer: { id: 1, name: "Northgate" },
  memberCount,
});

/** Lets the time pass in which a return counts as the same visit. */
function passPause(): void {
  const read = performance.now.bind(performance);
  const now = vi.spyOn(performance, "now").mockImplementation(() => read() + 60_000);
  onTestFinished(() => now.mockRestore());
}

test.each([
  [
    "/admin/accounts",
    administrator("accounts"),
    accountsTexts.none,
    { customers: [{ id: 7, name: "Added" }] },
    "Added",
  ],
  [
    "/admin/logbook/attendings/1",
    administrator("logbook"),
    "No unverified attendings.",
    { attendings: [{ id: "7", firstName: "Ada", lastName: "Added" }] },
    "Added, Ada",
  ],
  [
    "/admin/logbook/hospitals/1",
    administrator("logbook"),
    "No hospitals yet.",
    { hospitals: [{ id: "7", name: "Added" }] },
    "Added",
  ],
  [
    "/admin/logbook/targets/1",
    administrator("logbook"),
    "No targets yet: trainees see only their numbers.",
    { logbookTargets: { targets: [{ id: "7", name: "Added", minimum: 10 }] } },
    "Added",
  ],
  [
    "/profile/groups",
    { customerGroups: [residents(2)] },
    "Members (2)",
    { customerGroups: [residents(3)] },
    "Members (3)",
  ],
] as const)(
  "%s shows what another tab or person has added when its reader comes back",
  async (address, answers, before, more, added) => {
    const portal = openPage(address, answers, cast.george);
    await screen.findByText(before);
    // The page listens only after it is shown.
    await settled();
    const heading = screen.getByRole("heading", { level: 1 });
    expect(screen.queryByText(added)).toBe(null);
    portal.answer(more);
    passPause();
    comeBackToPage();
    await screen.findByText(added);
    expect(screen.getByRole("heading", { level: 1 })).toBe(heading);
    expect(screen.queryByText(/Something went wrong|Please try again/)).toBe(null);
  },
);
