import { shellTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage } from "../../../../test/portal/open-page.tsx";
import { refusal } from "../../../../test/portal/portal.ts";

const minuteMs = 60_000;
const fromNow = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString();
const card = (name: string) => screen.findByRole("region", { name });
/** Shows all rows of a card that is folded to its first ones. */
const unfold = async (name: string) =>
  userEvent.click(within(await card(name)).getByRole("button", { name: new RegExp(`^\\d+ more, ${name}$`) }));

const event = (id: number, name: string, minutes: number, rest: object = {}) => ({
  id,
  name,
  eventAt: fromNow(minutes),
  durationInSeconds: 3600,
  learningSpace: { id: 1, name: "Neurovascular" },
  ...rest,
});
const step = (exerciseKey: string, exerciseName: string, rest: object = {}) => ({
  exerciseKey,
  exerciseName,
  moduleName: "Carotid stenting",
  passesLeft: 0,
  ...rest,
});
const target = (id: string, name: string, done: number, expected: number) => ({
  target: { id, name, minimum: 40 },
  done,
  remaining: 40 - done,
  expected,
  state: "behind",
});

const full = {
  getVmAssignedToMe: {
    id: 7,
    status: "started",
    is_event: false,
    case_name: "Left carotid stenosis",
    session_ends_at: fromNow(23.5),
  },
  getEventResourceAccessVouchersAsTrainee: [
    event(1, "Stroke thrombectomy", -16),
    event(2, "Aortic class", 40),
    event(3, "Renal class", 3 * 24 * 60),
    event(4, "Far class", 9 * 24 * 60),
  ],
  logbookDrafts: [1, 2, 3].map((each) => ({
    id: `00000000-0000-4000-8000-00000000000${each}`,
    procedureName: `Angiography ${each}`,
    savedAt: fromNow(-60),
    expiresAt: fromNow(40_000),
  })),
  continueLearning: {
    course: {
      id: 5,
      name: "EVAR: from the CT",
      completion_status: "in_progress",
      learningSpaces: [{ id: 1, name: "aorta", title: "Aorta" }],
    },
  },
  practiceReminders: {
    onePassShort: {
      count: 1,
      steps: [step("cas/1", "Bovine arch", { reason: "nearly", passesLeft: 1, caseId: "c1", voucherId: 9 })],
    },
    again: {
      count: 4,
      steps: ["2", "3", "4"].map((each) => step(`cas/${each}`, `Arch ${each}`, { reason: "practise" })),
    },
  },
  logbookTargetsBehind: {
    count: 3,
    targets: [
      target("a", "Thrombectomies", 2, 10),
      target("b", "Embolizations", 8, 10),
      target("c", "Other", 9, 10),
    ],
  },
};

test("home shows what is running, what comes next, what is unfinished and what is behind", async () => {
  openPage("/", full);
  expect((await card("Behind")).compareDocumentPosition(await card("Unfinished"))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
  const now = within(await card("Now"));
  await now.findByText(/Left carotid stenosis/);
  now.getByText("24 minutes left");
  now.getByRole("button", { name: "End case" });
  // A class whose time has come is not listed as next, because it is waiting for its organizers.
  now.getByText("Not started yet, 16 min late");
  expect(now.getByRole("link", { name: "Join" }).getAttribute("href")).toBe("/cloud-event/1");
  // The card of events lists it, too, and says neither its lateness nor offers to join it a second time.
  const events = within(await card("Events"));
  events.getByRole("button", { name: /^Aortic class/ });
  expect(screen.getAllByRole("link", { name: "Join" }).length).toBe(1);

  const next = within(await card("Next"));
  expect(next.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Starts in 40 min.*Aortic class/),
    expect.stringMatching(/^Starts in 3 days.*Renal class/),
  ]);
  expect(next.getByRole("link", { name: "Aortic class" }).getAttribute("href")).toBe("/cloud-event/2");

  await unfold("Unfinished");
  const unfinished = within(await card("Unfinished"));
  expect(unfinished.getAllByRole("listitem")).toHaveLength(4);
  unfinished.getByRole("link", { name: "Continue" });
  expect(unfinished.getByRole("link", { name: "All 3 drafts" }).getAttribute("href")).toBe("/logbook");
  unfinished.getByText(/One more pass and you are proficient\./);
  expect(unfinished.getByRole("link", { name: "Run the case Bovine arch" }).getAttribute("href")).toBe(
    "/cloud-cases?case=c1&voucher=9",
  );

  await unfold("Behind");
  const behind = within(await card("Behind"));
  behind.getByText("2 of 40 · 10 expected by now");
  // The number counts only targets, and links to them rather than to the top of their page.
  for (const name of ["All 3 targets behind", "Thrombectomies"])
    expect(behind.getByRole("link", { name }).getAttribute("href")).toBe("/logbook/totals#targets");
  expect(behind.getByRole("link", { name: "Arch 2" }).getAttribute("href")).toBe(
    "/activity-log/exercise/cas/2",
  );
  expect(behind.getByRole("link", { name: "All 4 exercises" }).getAttribute("href")).toBe("/progress");
  expect(behind.getAllByRole("listitem")).toHaveLength(4);
});

test("a card shows two rows, and all of them on request by keyboard", async () => {
  openPage("/", full);
  const unfinished = within(await card("Unfinished"));
  const rows = () => unfinished.getAllByRole("listitem").length;
  expect(rows()).toBe(2);
  const button = unfinished.getByRole("button", { name: "2 more, Unfinished" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  // The number of all drafts does not depend on how many are shown.
  unfinished.getByRole("link", { name: "All 3 drafts" });
  button.focus();
  await userEvent.keyboard("{Enter}");
  expect(rows()).toBe(4);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(button.textContent).toBe("Show fewer");
  await userEvent.keyboard("{Enter}");
  expect(rows()).toBe(2);
  // Two rows are all that is next: there is nothing to unfold.
  const next = within(await card("Next"));
  expect(next.getAllByRole("listitem")).toHaveLength(2);
  expect(next.queryByRole("button")).toBe(null);
});

test("whatever runs now is shown whole", async () => {
  const events = [1, 2, 3].map((id) => event(id, `Class ${id}`, -10));
  openPage("/", { ...full, getEventResourceAccessVouchersAsTrainee: events });
  const now = within(await card("Now"));
  expect(now.getAllByRole("listitem")).toHaveLength(3);
});

test("no card changes columns when another one gets rows", async () => {
  const places = async () => {
    const cards = await Promise.all(["Now", "Next", "Unfinished", "Behind", "Logbook"].map(card));
    const columns = [...(cards[0]?.parentElement?.parentElement?.children ?? [])];
    return cards.map((each) => columns.findIndex((column) => column.contains(each)));
  };
  const portal = openPage("/");
  const atFirst = await places();
  expect(atFirst).toEqual([0, 0, 1, 1, 0]);
  portal.answer(full);
  portal.reload();
  await within(await card("Unfinished")).findByRole("link", { name: "Continue" });
  expect(await places()).toEqual(atFirst);
});

const returned = (id: string, word: string, by: string | null = "Eleanor Whitfield") => ({
  id,
  dateOfProcedure: "2026-11-20",
  procedureName: `Procedure ${id}`,
  word,
  by,
});

test("a returned record comes first among unfinished items, with the reason, then what is to be completed", async () => {
  openPage("/", {
    ...full,
    logbookConfirmationCounts: {
      toCompleteCount: 3,
      toCompleteSince: "2025-11-27",
      returnedCount: 12,
      returned: [
        returned("r1", "Which side?"),
        returned("r2", "The date is wrong.", null),
        returned("r3", "?"),
      ],
    },
  });
  const unfinished = within(await card("Unfinished"));
  await unfinished.findAllByText("Needs correcting");
  await unfold("Unfinished");
  const rows = unfinished.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows).toHaveLength(7);
  expect(rows[2]).toBe("3 records to completeRole, imaging, outcome or adverse event");
  expect(unfinished.getByRole("link", { name: "3 records to complete" }).getAttribute("href")).toBe(
    `/logbook/records?tocomplete=${cast.maya.keycloakId}&from=2025-11-27`,
  );
  expect(rows[0]).toMatch(/^Needs correctingProcedure r1, .*Eleanor Whitfield: Which side\?Correct$/);
  // The person who returned the record may have left since.
  expect(rows[1]).toMatch(/Your attending: The date is wrong\./);
  for (const link of unfinished
    .getAllByRole("link", { name: /^Procedure r1|^Correct Procedure r1/ })
    .slice(0, 2))
    expect(link.getAttribute("href")).toBe("/logbook/records/r1");
  expect(unfinished.getByRole("link", { name: "All 12 to correct" }).getAttribute("href")).toBe(
    "/logbook/records?confirmation=returned",
  );
});

test("a class started before its time is shown as running, and not as next", async () => {
  const vm = { id: 3, status: "started", session_ends_at: fromNow(69.5) };
  const getEventResourceAccessVouchersAsTrainee = [
    event(1, "Aortic class", 5, { hasStarted: true, vm }),
    event(2, "Renal class", 40),
  ];
  openPage("/", { ...full, getVmAssignedToMe: null, getEventResourceAccessVouchersAsTrainee });
  const now = within(await card("Now"));
  await now.findByText("In progress · 70 minutes left");
  expect(now.getByRole("link", { name: "Join" }).getAttribute("href")).toBe("/cloud-event/1");
  const next = within(await card("Next"));
  expect(next.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Renal class/),
  ]);
});

test("home shows due and late assignments, and links to all assignments (9.066)", async () => {
  const assignment = (id: number, title: string, status: string, rest: object = {}) => ({
    status,
    amount: 40,
    assignment: {
      id,
      kind: "course",
      title,
      courseId: 20 + id,
      spaceId: 3,
      spaceName: "aorta",
      dueOn: "2026-12-10",
      ...rest,
    },
  });
  openPage("/", {
    myAssignments: {
      totalCount: 2,
      assignments: [
        assignment(1, "Percutaneous access", "due"),
        assignment(2, "Stroke basics", "late", { dueOn: "2026-11-20" }),
      ],
    },
  });
  const next = within(await card("Next"));
  const due = await next.findByRole("link", { name: "Percutaneous access" });
  expect(due.getAttribute("href")).toBe("/learning-spaces/3/aorta/21");
  next.getByText(/^Due .* · 40%$/);
  expect(next.getByRole("link", { name: "All 2 assignments" }).getAttribute("href")).toBe("/assignments");
  const behind = within(await card("Behind"));
  behind.getByRole("link", { name: "Stroke basics" });
  behind.getByText(/^Late, was due .* · 40%$/);
  expect(next.queryByText("Stroke basics")).toBeNull();
  // Late items come before items that are merely unfinished.
  expect((await card("Behind")).compareDocumentPosition(await card("Unfinished"))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test("what comes next is in the order of its days, whether it is a class or an assignment", async () => {
  const assignment = (id: number, title: string, dueOn: string) => ({
    status: "due",
    amount: 0,
    assignment: { id, kind: "course", title, courseId: 20, spaceId: 3, spaceName: "aorta", dueOn },
  });
  const day = (minutes: number) => fromNow(minutes).slice(0, 10);
  openPage("/", {
    getEventResourceAccessVouchersAsTrainee: [event(2, "Aortic class", 5 * 24 * 60)],
    myAssignments: {
      totalCount: 2,
      assignments: [
        assignment(1, "Stroke basics", day(2 * 24 * 60)),
        assignment(2, "Percutaneous access", day(9 * 24 * 60)),
      ],
    },
  });
  await within(await card("Next")).findByText("Stroke basics");
  await unfold("Next");
  const rows = within(await card("Next")).getAllByRole("listitem");
  expect(rows.map((row) => within(row).getByRole("link").textContent)).toEqual([
    "Stroke basics",
    "Aortic class",
    "Percutaneous access",
  ]);
});

test("if assignments cannot be loaded, this is shown and the rest stays", async () => {
  openPage("/", { ...full, myAssignments: refusal("UNAVAILABLE", { retryAfterSeconds: 5 }) });
  const next = within(await card("Next"));
  await next.findByText(/assignments could not be loaded/i);
  next.getByText("Aortic class");
});

test("a learner sees for each part that it is empty", async () => {
  openPage("/");
  expect((await card("Now")).textContent).toContain("Nothing is running.");
  expect((await card("Next")).textContent).toContain("Nothing is coming up.");
  expect((await card("Unfinished")).textContent).toContain("Nothing is unfinished.");
  expect((await card("Behind")).textContent).toContain("You are not behind in anything.");
});

test("a person with other work sees only those learning parts that have content", async () => {
  openPage(
    "/",
    {
      user: {
        keycloak_id: cast.ruth.keycloakId,
        first_name: "Ruth",
        logbook: "false",
        viewerCanUseLogbook: true,
        viewerAdminSections: ["events"],
      },
      getEventResourceAccessVouchersAsTrainee: [event(2, "Aortic class", 40)],
      recentActivities: [],
    },
    cast.ruth,
  );
  expect((await card("Next")).textContent).toContain("Aortic class");
  for (const name of ["Now", "Unfinished", "Behind", "Logbook"])
    expect(screen.queryByRole("region", { name })).toBe(null);
});

test("an admin who keeps a logbook sees what runs now beside what comes next, and no empty card", async () => {
  openPage(
    "/",
    {
      user: {
        keycloak_id: cast.priya.keycloakId,
        first_name: "Priya",
        logbook: "true",
        viewerCanUseLogbook: true,
        viewerAdminSections: ["groups"],
      },
      getEventResourceAccessVouchersAsTrainee: [
        event(1, "Stroke thrombectomy", -16),
        event(2, "Aortic class", 40),
      ],
      recentActivities: [],
    },
    cast.priya,
  );
  const getColumn = async (name: string) => (await card(name)).parentElement;
  expect(await getColumn("Now")).not.toBe(await getColumn("Next"));
  for (const name of ["Unfinished", "Behind"]) expect(screen.queryByRole("region", { name })).toBe(null);
});

test("if exercises cannot be loaded, this is shown in their place, and they can be loaded again", async () => {
  const portal = openPage("/", { ...full, practiceReminders: refusal("INTERNAL") });
  const unfinished = within(await card("Unfinished"));
  unfinished.getByText(shellTexts.fault);
  // Other unfinished items are still shown, and so are the targets.
  unfinished.getByRole("link", { name: "Continue" });
  within(await card("Behind")).getByText(/^2 of 40/);
  portal.answer({ practiceReminders: full.practiceReminders });
  await userEvent.click(unfinished.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(unfinished.queryByText(shellTexts.fault)).toBe(null));
  await unfold("Unfinished");
  await unfinished.findByText(/One more pass and you are proficient\./);
  expect(unfinished.queryByText(shellTexts.fault)).toBe(null);
});
