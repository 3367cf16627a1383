import { shellTexts } from "@cathedra/domain/messages";
import { type CastPerson, cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Answers } from "../../../../test/portal/answer-query.ts";
import { openPage, viewer } from "../../../../test/portal/open-page.tsx";
import { later, refusal } from "../../../../test/portal/portal.ts";

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const ruths = ["accounts", "systems", "software", "feedback", "audit"];

const answers = {
  failedStarts: {
    count: 100,
    starts: [
      {
        id: "7",
        at: ago(1),
        cause: "START_TIMED_OUT",
        what: "Left carotid stenosis",
        person: { keycloak_id: "maya-1", first_name: "Maya", last_name: "Lindqvist" },
      },
    ],
  },
  vistSystemsFound: {
    conditions: [
      { condition: "connected", count: 9 },
      { condition: "not_seen", count: 2 },
      { condition: "low_disk", count: 1 },
      { condition: "outdated", count: 5 },
    ],
  },
  feedback: {
    total: 3,
    reports: [{ id: 1, name: "Nils", description: "The table is empty", createdAt: ago(2) }],
  },
  hangingWork: {
    count: 5,
    items: [
      { id: "1", kind: "platform_sync", state: "waiting", since: ago(3) },
      { id: "2", kind: "send_mails", state: "failing", since: ago(2) },
      { id: "3", kind: "a_newer_job", state: "running", since: ago(1) },
    ],
  },
  softwareReleases: {
    releases: [
      {
        id: 1,
        softwareName: "Old Suite",
        version: "1.0.0",
        progress: { total: 4, installed: 3, superseded: 1 },
      },
      {
        id: 2,
        softwareName: "VIST Suite",
        version: "2.1.0",
        progress: { total: 12, installed: 3, waiting: 9 },
      },
      {
        id: 3,
        softwareName: "Drivers",
        version: "7.0.0",
        progress: { total: 4, installed: 1, failed: 2, waiting: 1 },
      },
    ],
  },
};

function openAs(person: CastPerson, more: Answers = {}, sections: readonly string[] = ["feedback"]) {
  const user = { ...viewer(person), logbook: "false", viewerAdminSections: sections };
  return openPage("/", { user, ...answers, ...more }, person);
}
const rows = async () =>
  within(await screen.findByRole("region", { name: "Needs attention" })).findAllByRole("listitem");
const texts = async () => (await rows()).map(({ textContent }) => textContent);

test("a system administrator's home begins with what needs attention, each queue with its first entry", async () => {
  openAs(cast.ruth, {}, ruths);
  await screen.findByText(/Maya Lindqvist/);
  await waitFor(async () =>
    expect(await texts()).toEqual([
      expect.stringMatching(/^Failed starts in 24 h99\+Maya Lindqvist · Left carotid stenosis · /),
      "Systems2Missing: 2 · Low disk: 1",
      expect.stringMatching(/^New feedback3Nils · The table is empty · /),
      expect.stringMatching(
        /^Stuck jobs5Synchronisation with the learning platform: not taken by a worker since /,
      ),
      // Releases that failed at a station come first, and those installed everywhere are left out.
      "Releases rolling out2Drivers 7.0.0 · 1 of 4 installed · 2 failed",
    ]),
  );
  // The list of the starts that were counted, and not that of all failed requests.
  expect(screen.getByRole("link", { name: "Failed starts in 24 h" }).getAttribute("href")).toBe(
    "/admin/people",
  );
  const [first] = screen.getAllByRole("heading", { level: 2 });
  expect(first?.textContent).toBe("Needs attention");
  expect(screen.getByRole("link", { name: "Low disk: 1" }).getAttribute("href")).toBe(
    "/admin/systems?condition=low_disk",
  );
});

test.each([
  ["support", cast.ingrid, ["Failed starts", "New feedback"]],
  ["product", cast.daniel, ["New feedback", "Releases"]],
  ["qa", cast.wei, ["New feedback"]],
])("%s sees the queues of that role and no others", async (_role, person, expected) => {
  const portal = openAs(person);
  await waitFor(async () =>
    expect((await texts()).map((text) => expected.find((each) => text?.startsWith(each)))).toEqual(expected),
  );
  expect(portal.count("StationsQuery") + portal.count("StuckJobsQuery")).toBe(0);
});

test("a refused start is described in words and links to its person", async () => {
  const user = userEvent.setup();
  const earlier = {
    id: "refused-3",
    at: ago(2),
    cause: "NO_FREE_MACHINE",
    what: "Aortic stent grafts",
    person: { keycloak_id: "tomas-1", first_name: "Tomás", last_name: "Herrera" },
  };
  openAs(cast.ingrid, { failedStarts: { count: 100, starts: [...answers.failedStarts.starts, earlier] } });
  await screen.findByText(/Maya Lindqvist/);
  await user.click(screen.getByRole("button", { name: "Earlier failed starts" }));
  const refused = screen.getByText(/no simulator was free/);
  expect(refused.textContent).toMatch(/^Tomás Herrera · Aortic stent grafts · no simulator was free · /);
  expect(within(refused).getByRole("link", { name: "Tomás Herrera" }).getAttribute("href")).toBe(
    "/admin/people/tomas-1",
  );
  screen.getByText("and 98 more");
});

test("if nothing needs attention, the card says so, and each queue is loaded once", async () => {
  const portal = openAs(cast.ingrid, {
    failedStarts: { count: 0, starts: [] },
    feedback: { total: 0, reports: [] },
  });
  const card = within(await screen.findByRole("region", { name: "Nothing needs attention" }));
  expect(card.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "At a glance",
    "Failed starts in 24 h0No start has failed.",
    "New feedback0No new feedback.",
  ]);
  expect([portal.count("FailedStartsQuery"), portal.count("NewFeedbackQuery")]).toEqual([1, 1]);
});

test("a learner has no queues", async () => {
  const portal = openPage("/");
  await screen.findByRole("region", { name: "Now" });
  expect(screen.queryByRole("region", { name: "Needs attention" })).toBe(null);
  expect(portal.count("NewFeedbackQuery")).toBe(0);
});

test("a queue that is shown while it loads keeps its place, also if it turns out to be empty", async () => {
  const waiting = later<unknown>();
  openAs(cast.ingrid, { failedStarts: () => waiting.promise });
  await screen.findByText("Loading Failed starts in 24 h");
  expect((await rows()).length).toBe(2);
  await screen.findByText(/The table is empty/);
  waiting.resolve({ count: 0, starts: [] });
  await screen.findByText("No start has failed.");
  expect(await texts()).toEqual([
    "Failed starts in 24 h0No start has failed.",
    expect.stringMatching(/^New feedback3/),
  ]);
});

test("a queue that cannot be loaded shows this, the others stay, and it can be loaded again", async () => {
  const portal = openAs(cast.ingrid, { failedStarts: refusal("INTERNAL") });
  await screen.findByText(shellTexts.fault);
  await screen.findByText(/The table is empty/);
  portal.answer({ failedStarts: answers.failedStarts });
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText(/Maya Lindqvist/);
  expect(screen.queryByText(shellTexts.fault)).toBe(null);
});

const waiting = (id: string, name: string) => ({
  id,
  dateOfProcedure: "2026-11-20",
  procedure: { name },
  createdBy: { keycloak_id: "maya-1", first_name: "Maya", last_name: "Lindqvist" },
});

test("an attending's home begins with the records waiting for confirmation", async () => {
  const user = { ...viewer(cast.eleanor), logbook: "false" };
  const counts = { isAttending: true, open: 5, reopening: 1 };
  openPage(
    "/",
    {
      user,
      logbookConfirmationCounts: counts,
      logbookConfirmations: { records: [waiting("r1", "Carotid stenting"), waiting("r2", "TACE")] },
    },
    cast.eleanor,
  );
  const card = within(await screen.findByRole("region", { name: "Confirmations" }));
  card.getByText(/^5 records wait for your confirmation\. 1 trainee asks/);
  expect(card.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Carotid stenting, .*Maya Lindqvist$/),
    expect.stringMatching(/^TACE, /),
  ]);
  expect(card.getByRole("link", { name: /^TACE/ }).getAttribute("href")).toBe(
    "/logbook/confirmations?record=r2",
  );
  // Cards for learning and the note about a missing logbook are not shown to an attending.
  for (const name of ["Now", "Behind"]) expect(screen.queryByRole("region", { name })).toBe(null);
  expect(screen.queryByText(/does not include the logbook/)).toBe(null);
});

test("an admin's home begins with groups, today's events, hours and vouchers", async () => {
  const soon = new Date(Date.now() + 1000).toISOString();
  openAs(
    cast.priya,
    {
      classOverviews: {
        totalCount: 9,
        classes: [
          { id: 1, name: "IR Residents", people: 12, overdue: 2, behind: 3, quiet: 0, notJoined: 4 },
          {
            id: 2,
            name: "Neurointervention",
            people: 1,
            overdue: null,
            behind: null,
            quiet: null,
            notJoined: 0,
          },
        ],
      },
      dueEvents: { count: 1, events: [{ id: 1, name: "Stroke class", eventAt: soon }] },
      accountHours: [
        { id: 2, name: "Lakeside", spendableTimeInMs: 7.5 * 3_600_000 },
        { id: 1, name: "Northgate", spendableTimeInMs: 90 * 3_600_000 },
      ],
      endingVouchers: {
        count: 2,
        vouchers: [{ id: 1, name: "Renal cases", customerName: "Northgate", validTo: ago(-48) }],
      },
    },
    ["groups", "events", "cloud-case-vouchers"],
  );
  await screen.findByText(/Renal cases/);
  const groups = within(await screen.findByRole("region", { name: "Your groups" }));
  expect(groups.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "IR Residents12 people · 2 overdue · 3 behind · 4 not joined · Invite people",
    "Neurointervention1 person · Invite people",
  ]);
  expect(groups.getByRole("link", { name: "2 overdue" }).getAttribute("href")).toBe(
    "/admin/groups/this-week?reason=overdue&group=1",
  );
  expect(groups.getByRole("link", { name: "3 behind" }).getAttribute("href")).toBe(
    "/admin/groups/1/courses?show=behind",
  );
  // The name leads to the people who need attention; of a group without them, to its page.
  expect(groups.getByRole("link", { name: "IR Residents" }).getAttribute("href")).toBe(
    "/admin/groups/this-week?group=1",
  );
  expect(groups.getByRole("link", { name: "Neurointervention" }).getAttribute("href")).toBe(
    "/admin/groups/2",
  );
  const invite = groups.getAllByRole("link", { name: "Invite people" });
  expect(invite.map((link) => link.getAttribute("href"))).toEqual([
    "/admin/groups/1/invitations#list",
    "/admin/groups/2/invitations#list",
  ]);
  expect(groups.getByRole("link", { name: "All 9 groups" })).toBeTruthy();
  // Entries that need attention come first, and figures that do not are listed separately.
  await waitFor(async () =>
    expect(await texts()).toEqual([
      expect.stringMatching(/^Vouchers ending in 14 days2Renal cases, Northgate, /),
      "At a glance",
      expect.stringMatching(/^Events today1.*Stroke class$/),
      "Hours leftLakeside: 7 h · Northgate: 90 h",
    ]),
  );
});

test("below groups with possibly overdue people, a card says that nothing else needs attention", async () => {
  openAs(
    cast.george,
    {
      classOverviews: { totalCount: 0, classes: [] },
      endingVouchers: { count: 0, vouchers: [] },
    },
    ["groups", "cloud-case-vouchers"],
  );
  const card = within(await screen.findByRole("region", { name: "Nothing else needs attention" }));
  card.getByText("No voucher ends soon.");
});

test("the details of stuck jobs name the oldest, and link to their pages", async () => {
  openAs(cast.ruth, {}, ruths);
  await userEvent.click(await screen.findByRole("button", { name: "All stuck jobs" }));
  const jobs = within(screen.getByRole("list", { name: "All stuck jobs" })).getAllByRole("listitem");
  expect(jobs.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Synchronisation with the learning platform: not taken by a worker since /),
    expect.stringMatching(/^Sending mails: failing since /),
    expect.stringMatching(/^a newer job: still running since /),
  ]);
  screen.getByText("and 2 more");
  expect(
    screen.getByRole("link", { name: "Synchronisation with the learning platform" }).getAttribute("href"),
  ).toBe("/admin/talent");
});

test.each([
  ["groups", "Your groups", { classOverviews: { totalCount: 0, classes: [] } }],
  [
    "records to confirm",
    "Confirmations",
    {
      logbookConfirmationCounts: { isAttending: true, open: 0, reopening: 0 },
      logbookConfirmations: { records: [] },
    },
  ],
])("%s that could not be reloaded show their age", async (_what, name, more) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const portal = openAs(cast.priya, more, ["groups"]);
  const card = within(await screen.findByRole("region", { name }));
  portal.answer({ classOverviews: refusal("INTERNAL"), logbookConfirmations: refusal("INTERNAL") });
  await vi.advanceTimersByTimeAsync(65_000);
  await card.findByRole("button", { name: shellTexts.lookAgain });
  portal.answer(more);
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(card.getByRole("button", { name: shellTexts.lookAgain }));
  await waitFor(() => expect(card.queryByRole("button", { name: shellTexts.lookAgain })).toBe(null));
});

test("returning to the window reloads the queues", async () => {
  const portal = openAs(cast.wei);
  await screen.findByText(/The table is empty/);
  portal.answer({
    feedback: { total: 4, reports: [{ id: 2, name: "Aiko", description: "No sound", createdAt: ago(0) }] },
  });
  // Returning twice within five seconds counts once.
  const now = performance.now();
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(performance, "now").mockImplementation(() => now + 6000);
  window.dispatchEvent(new Event("focus"));
  await screen.findByText(/No sound/);
});

test("where each queue needs attention, a line at the place of the figures says that nothing else does", async () => {
  openAs(cast.wei);
  const card = within(await screen.findByRole("region", { name: "Needs attention" }));
  await card.findByText(/The table is empty/);
  card.getByText("Nothing else needs attention");
  expect(card.queryByText("At a glance")).toBe(null);
});
