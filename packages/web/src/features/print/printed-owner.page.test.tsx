import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { openPage, viewer } from "../../../test/portal/open-page.tsx";

const person = {
  keycloak_id: cast.maya.keycloakId,
  first_name: "Maya",
  last_name: "Lindqvist",
};
const customer = { id: 1, name: "Northfield" };

const eventOfDetails = {
  id: 5,
  name: "First grafts",
  customer,
  used: 1,
  maxUses: 4,
  users: [person],
};

const eventsOfAdmin = {
  user: { ...viewer(cast.priya), viewerAdminSections: ["events"] },
  getCustomersForAdmin: [{ ...customer, branches: [], viewerCanAdministerVouchers: true }],
  getEventResourceAccessVoucherAsAdmin: eventOfDetails,
};

/** Each printed page with its answers, the owner's line below the heading, and the footer line. */
const documents: readonly [
  what: string,
  address: string,
  answers: Readonly<Record<string, unknown>>,
  said: string,
  foot: string,
][] = [
  [
    "progress",
    "/progress",
    {
      personProgress: {
        person,
        isOwn: true,
        rules: [{ institutionId: 1, institutionName: "Northfield" }],
        nextSteps: [],
        exercises: [],
      },
    },
    "Maya Lindqvist · Northfield",
    "Progress · Maya Lindqvist · Northfield",
  ],
  [
    "totals of somebody in two groups of one institution",
    "/logbook/totals?period=all",
    {
      logbookTotals: {
        asOf: "2026-11-02",
        cases: 0,
        person,
        groups: [
          { id: 1, name: "Residents", customer },
          { id: 2, name: "Fellows", customer },
        ],
      },
    },
    "Maya Lindqvist · Northfield",
    "Totals · Maya Lindqvist · Northfield",
  ],
  [
    "a result",
    "/activity-log/vist-activity/a0000000-0000-4000-8000-000000000001",
    {
      vistActivity: {
        id: "a0000000-0000-4000-8000-000000000001",
        exerciseName: "Selective angiography",
        createdBy: person,
        implausible: [],
        definition: { metrics: [], groups: [], benchmarks: [] },
        values: {},
      },
    },
    "Maya Lindqvist",
    "Selective angiography · Maya Lindqvist",
  ],
  [
    "the report of an event",
    "/cloud-event/5/report",
    {
      eventReport: { voucherId: 5, name: "First grafts", institution: "Northfield", people: [], absent: [] },
    },
    "Northfield",
    "First grafts · Northfield",
  ],
  [
    "the details of an event",
    "/admin/events?open=5",
    eventsOfAdmin,
    "Northfield",
    "First grafts · Northfield",
  ],
  [
    "a tab of a class",
    "/admin/groups/7/people",
    {
      user: { ...viewer(cast.priya), viewerAdminSections: ["groups"] },
      getCustomerGroup: { id: 7, name: "Residents", customer, memberCount: 0, admins: [], members: [] },
    },
    "People",
    "Residents · Northfield · People",
  ],
];

for (const [what, address, answers, said, foot] of documents)
  test(`the print of ${what} names its owner below the heading and at the foot of each page`, async () => {
    onTestFinished(() => void vi.restoreAllMocks());
    const sheets = vi.spyOn(CSSStyleSheet.prototype, "replaceSync");
    openPage(address, answers, cast.maya);
    await screen.findByText(said, { selector: "p[data-only-printed]" });
    const feet = () =>
      sheets.mock.calls
        .map(([text]) => text.replaceAll("\\", ""))
        .filter((text, call) => {
          const sheet = sheets.mock.contexts[call];
          return text.includes("@page") && document.adoptedStyleSheets.some((each) => each === sheet);
        });
    // The style sheet from before the data was loaded is removed, so that exactly one footer remains.
    await waitFor(() =>
      expect(feet()).toEqual([expect.stringContaining(`@bottom-left { content: "${foot}"`)]),
    );
  });

test("the print of an event's details begins with its name, and names its participants and who printed it", async () => {
  openPage("/admin/events?open=5", eventsOfAdmin, cast.priya);
  const drawer = within(await screen.findByRole("dialog", { name: "Event 5" }));
  await drawer.findByRole("heading", { name: "First grafts" });
  const title = drawer.getByRole("heading", { name: "Event 5" });
  expect(title.closest("[data-not-printed]")).not.toBe(null);
  drawer.getByText(/^Printed by Priya Raman, /, { selector: "p[data-only-printed]" });
  const names = drawer.getByText("Maya Lindqvist", { selector: "li" });
  expect(names.closest("[data-only-printed]")).not.toBe(null);
});
