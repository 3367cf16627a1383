import { type CastPerson, cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, viewer } from "../../../../test/portal/open-page.tsx";
import { later, refusal } from "../../../../test/portal/portal.ts";
import { resizeWindow } from "../../../../test/portal/resize-window.ts";
import { getTermsDue } from "./PersonOverview.tsx";

const person = {
  id: cast.maya.keycloakId,
  name: "Maya Lindqvist",
  email: "maya@northgate.example",
  emailVerified: false,
  logbook: true,
  seenAt: null,
  roles: ["customer_admin"],
  termsVersion: "2026:1",
  isWhole: true,
  viewerCanReadProgress: false,
  administers: [{ id: 1, name: "Northgate" }],
  groupCount: 1,
  groups: [{ id: 1, name: "IR Residents", customer: "Northgate", role: "admin" }],
  courses: {
    total: 4,
    courses: [
      {
        id: 1,
        name: "Carotid stenting",
        status: "in_progress",
        percentage: 40,
        sources: [
          { kind: "group", group: "IR Residents" },
          { kind: "given", group: null },
        ],
      },
      {
        id: 2,
        name: "Stent grafts",
        status: null,
        percentage: null,
        sources: [{ kind: "group", group: "IR Residents" }],
      },
      {
        id: 3,
        name: "Closure devices",
        status: "completed",
        percentage: 100,
        sources: [{ kind: "voucher", group: null }],
      },
    ],
  },
  cloudTime: {
    grantedSeconds: 7200,
    usedSeconds: 1800,
    heldSeconds: 3600,
    total: 1,
    vouchers: [
      {
        id: 7,
        kind: "cloud_modules",
        name: "Spring course",
        customer: "Northgate",
        state: "active",
        eventAt: null,
        grantedSeconds: 7200,
        usedSeconds: 1800,
      },
    ],
  },
};

const activity = {
  isWhole: true,
  starts: [
    {
      id: "s1",
      at: "2026-11-01T10:00:00.000Z",
      what: "Carotid",
      thingKind: null,
      thingId: null,
      machine: "Simulator 3",
      kind: "failed",
      step: "load",
      reason: "The simulator took too long to start",
      endedAt: "2026-11-01T10:05:00.000Z",
      usedSeconds: null,
    },
    {
      id: "7",
      at: "2026-11-01T09:00:00.000Z",
      what: "Aortic stent grafts",
      thingKind: null,
      thingId: null,
      machine: null,
      kind: "refused",
      step: "find",
      reason: "no simulator was free",
      endedAt: "2026-11-01T09:00:00.000Z",
      usedSeconds: null,
    },
  ],
  activity: {
    caseCount: 10_000,
    lastCaseDay: "2026-11-24",
    resultCount: 3,
    lastResultAt: null,
    linked: [],
    signIns: [],
  },
  mails: [
    {
      id: "m1",
      kind: "groupInvitation",
      at: "2026-11-01T10:00:00.000Z",
      sentAt: null,
      failedAt: "2026-11-01T11:00:00.000Z",
      attempts: 5,
      reason: "mailbox full",
    },
  ],
  failures: [
    {
      id: "1",
      at: "2026-11-01T10:00:00.000Z",
      operation: "useCaseStartMutation",
      code: "INTERNAL",
      start: { name: "Aortic stent grafts", refusal: null },
    },
  ],
};
const open = (
  who: CastPerson,
  sections: readonly string[],
  answer: object,
  more: object = {},
  section = "",
) =>
  openPage(
    `/admin/people/${cast.maya.keycloakId}${section}`,
    {
      user: { ...viewer(who), viewerAdminSections: sections },
      // The time is the current one, because the page requests older answers again.
      administeredPerson: { asOf: new Date().toISOString(), ...answer },
      personHistory: activity,
      startChoices: [],
      ...more,
    },
    who,
  );
const region = (name: string) => screen.findByRole("region", { name });

test("support sees a person's identity and rights with their reasons (9.058, 9.059)", async () => {
  open(cast.ingrid, ["audit", "people"], person);
  const who = within(await region("Who they are"));
  who.getByText("Address not confirmed");
  who.getByText("IR Residents, Northgate (admin)");
  who.getByText("Institution administrator");
  who.getByText("Not since visits have been recorded");
  expect(who.getByRole("link", { name: "Failed requests of Maya Lindqvist" }).getAttribute("href")).toBe(
    `/admin/audit/requests?person=${cast.maya.keycloakId}`,
  );
  expect(who.queryByRole("link", { name: "Progress of Maya Lindqvist" })).toBeNull();
  const courses = within(await region("Courses and their origin"));
  courses.getByText("In progress, 40% · Course of IR Residents · Enrolled on the learning platform");
  // The words of the page of a class.
  courses.getByText("Not enrolled · Course of IR Residents");
  courses.getByText("Completed · From a course link");
  courses.getByText("The first 3 of 4 are listed.");
  const time = within(await region("Cloud case time and vouchers"));
  time.getByText("2 h granted by vouchers that are valid now.");
  for (const [part, amount] of [
    ["Used", "30 min"],
    ["Held by a session", "1 h"],
    ["Left", "30 min"],
  ] as const)
    expect(time.getByText(part, { exact: true }).parentElement?.textContent).toBe(`${part} ${amount}`);
  // Support has no list of vouchers.
  expect(time.queryByRole("link", { name: "Spring course" })).toBeNull();
});

test("the page is headed by the person's name", async () => {
  open(cast.ingrid, ["audit", "people"], person);
  await screen.findByRole("heading", { level: 1, name: "Maya Lindqvist" });
  await waitFor(() => expect(document.title).toContain("Maya Lindqvist"));
  const crumbs = within(screen.getByRole("navigation", { name: "Breadcrumbs" })).getAllByRole("listitem");
  expect(crumbs.map(({ textContent }) => textContent)).toEqual([
    "Home",
    "Administration",
    "People",
    "Maya Lindqvist",
  ]);
});

test("an administrator is told that only a part is shown", async () => {
  open(cast.priya, ["groups"], { ...person, isWhole: false, emailVerified: true });
  await screen.findByText(/You see what concerns the institutions and groups that you administer\.$/);
  expect(screen.queryByText("Address not confirmed")).toBeNull();
  expect(screen.queryByRole("link", { name: /^Failed requests of/ })).toBeNull();
});

const answered = (code: string, more: object = {}) => ({
  isPossible: code.startsWith("MAY_"),
  code,
  at: null,
  other: null,
  people: [],
  viewerCanHelp: false,
  simulators: [],
  checkedAt: "2026-11-01T10:00:00.000Z",
  ...more,
});
const choice = (kind: string, id: string, name: string, answer: object | null, more: object = {}) => ({
  kind,
  id,
  name,
  detail: "Northgate",
  at: null,
  isExpected: true,
  failedAt: null,
  failedReason: null,
  waitingSince: null,
  usedAt: null,
  usedSource: null,
  usedOn: null,
  answer,
  ...more,
});
const noVoucher = answered("VOUCHER_NOT_ACCEPTED", { people: ["Priya Raman"] });
const startChoices = [
  choice("case", "c1", "Right renal artery", answered("MAY_START")),
  // An event and a course may have the same number.
  choice("event", "12", "Morning class", answered("NOT_ORGANIZER", { at: "2026-11-01T10:00:00.000Z" }), {
    waitingSince: "2026-11-01T09:57:00.000Z",
  }),
  choice("course", "12", "Carotid stenting", answered("COURSE_GONE")),
  choice("case", "c2", "Aortic stent grafts", answered("NO_FREE_MACHINE"), {
    failedAt: "2026-11-01T09:00:00.000Z",
    failedReason: "an error in the portal",
  }),
  ...["Pedal loop", "Type III arch", "Tandem occlusion", "Basilar tip", "Wide neck"].map((name) =>
    choice("case", name, name, noVoucher, { isExpected: false }),
  ),
  choice("course", "13", "No longer there", null),
];
const question = async () => within(await region("Why can't they start?"));
const likeliest = async () =>
  within(await (await question()).findByRole("list", { name: "Most likely" })).getAllByRole("listitem");
/** Unfolds the other answers, whose button says how many there are. */
const unfold = async (title: string) => {
  const button = await (await question()).findByRole("button", { name: new RegExp(`^${title}`) });
  await userEvent.click(button);
  return button.textContent;
};
const rows = async (name: string) =>
  within(await (await question()).findByRole("region", { name })).getAllByRole("listitem");

test("the event for which the person waits and the last failure are answered first, other things unfold (9.060)", async () => {
  const portal = open(cast.ingrid, ["audit", "people"], person, { startChoices });
  expect((await likeliest()).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^Cannot startMorning classThey take part .*had its page open since 9:57.* the organizers see it .*Event · Northgate$/,
    ),
    expect.stringMatching(
      /^Cannot startAortic stent graftsAll simulators are in use .*Their last start failed on .*: an error in the portal\. This is how it stands now\.Cloud case · Northgate$/,
    ),
  ]);
  expect(screen.queryByRole("region", { name: "Theirs" })).toBeNull();
  expect(await unfold("7 other things to start")).toBe("7 other things to start6 cloud cases, 1 course");
  expect((await rows("Theirs")).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^Cannot startCarotid stentingThe learning platform no longer has this course.*Course · Northgate$/,
    ),
    expect.stringMatching(/^Can startRight renal arteryThey can start it now\.Cloud case · Northgate$/),
  ]);
  expect(portal.count("useStartAnswersQuery")).toBe(1);
  expect(screen.queryByText(/No longer there/)).toBeNull();
});

test("an event that begins soon is answered before a start that failed days ago (9.060)", async () => {
  const soon = answered("NOT_ORGANIZER", { at: "2026-11-01T10:05:00.000Z", people: ["Priya Raman"] });
  const startChoices = [
    choice("case", "c1", "Right renal artery", answered("MAY_START"), {
      failedAt: "2026-10-29T09:00:00.000Z",
    }),
    choice("event", "12", "Evening class", soon, { at: "2026-11-01T10:20:00.000Z" }),
    choice("course", "12", "Carotid stenting", answered("COURSE_GONE")),
  ];
  open(cast.ingrid, ["audit", "people"], person, { startChoices });
  expect((await likeliest()).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Cannot startEvening class.*Priya Raman can start it from/),
    expect.stringMatching(/^Can startRight renal artery.*Their last start failed on/),
  ]);
});

test("the other sections appear together with the answers, so that they do not move", async () => {
  const waiting = later<unknown>();
  open(cast.ingrid, ["audit", "people"], person, { startChoices: () => waiting.promise });
  await question();
  expect(screen.queryByRole("region", { name: "Who they are" })).toBe(null);
  waiting.resolve(startChoices);
  await region("Who they are");
  expect((await likeliest()).length).toBe(2);
});

test("if the answers take long, the other sections do not wait for them", async () => {
  const waiting = later<unknown>();
  open(cast.ingrid, ["audit", "people"], person, { startChoices: () => waiting.promise });
  await region("Who they are");
  expect((await question()).queryAllByRole("listitem")).toEqual([]);
  waiting.resolve([]);
});

test("terms that the person has not accepted come first, and nothing but an exercise can be started before (9.060)", async () => {
  const choices = [
    choice("case", "c1", "Right renal artery", answered("MAY_START")),
    choice("exercise", "1", "Carotid plaque", answered("MAY_START", { other: "Lab 1" })),
  ];
  open(cast.ingrid, ["audit", "people"], { ...person, termsVersion: "2025:1" }, { startChoices: choices });
  expect((await likeliest()).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^Cannot startRight renal arteryThey can start it once they have accepted the terms of service\./,
    ),
  ]);
  const asked = (await region("Why can't they start?")).textContent;
  expect(asked).toMatch(
    /^Why can't they start\?.*Cannot startEverythingThey have not accepted version 2026:1 of the terms of service\. They are asked to when they sign in, and can open nothing until then\.Cannot start/,
  );
  await unfold("1 other thing to start");
  expect((await rows("Theirs"))[0]?.textContent).toMatch(/^Can startCarotid plaque/);
  within(await region("Who they are")).getByText("Version 2026:1 not accepted");
});

test("accepted terms, and terms that are only announced, stand in no one's way", () => {
  const day = (text: string) => Date.parse(`${text}T12:00:00Z`);
  expect(getTermsDue("2026:1", day("2026-11-01"))).toBeNull();
  expect(getTermsDue("2025:1", day("2026-08-31"))).toBeNull();
  expect(getTermsDue("2025:1", day("2026-09-01"))).toBe("2026:1");
  expect(getTermsDue(null, day("2026-08-31"))).toBe("2025:1");
});

test("things of a person without an institution are not said to be in theirs", async () => {
  const startChoices = [
    choice("case", "c1", "Right renal artery", answered("MAY_START")),
    choice("case", "c2", "Basilar tip", noVoucher, { isExpected: false }),
  ];
  const alone = { ...person, groupCount: 0, groups: [], administers: [] };
  open(cast.ingrid, ["audit", "people"], alone, { startChoices });
  await unfold("1 other thing to start");
  expect(await rows("Not theirs")).toHaveLength(1);
});

test("a list that was cut is counted as so many or more (9.060)", async () => {
  const startChoices = [
    choice("case", "c1", "Right renal artery", answered("MAY_START")),
    ...Array.from({ length: 20 }, (_, at) =>
      choice("case", `o${at}`, `Case ${at}`, noVoucher, { isExpected: false }),
    ),
    ...Array.from({ length: 19 }, (_, at) =>
      choice("course", `${at}`, `Course ${at}`, answered("COURSE_GONE")),
    ),
  ];
  open(cast.ingrid, ["audit", "people"], person, { startChoices });
  expect((await likeliest())[0]?.textContent).toMatch(/^Cannot start19 courses/);
  expect(await unfold("21 or more other things to start")).toBe(
    "21 or more other things to start21 or more cloud cases",
  );
  const [group] = await rows("Not theirs, but in their institution");
  expect(group?.textContent).toMatch(/^Cannot start20 or more cloud cases.*Show 17 more$/);
});

test("an administrator who can help is addressed, not named", async () => {
  const mine = { ...noVoucher, viewerCanHelp: true };
  open(cast.george, ["people"], person, { startChoices: [choice("case", "c2", "Basilar tip", mine)] });
  expect((await likeliest())[0]?.textContent).toContain("; you or Priya Raman can send them");
});

test("things that the person lacks are grouped under one sentence, with all names on demand (9.060)", async () => {
  open(cast.ingrid, ["audit", "people"], person, { startChoices });
  await unfold("7 other things to start");
  const [group] = await rows("Not theirs, but in their institution");
  if (group === undefined) throw new Error("no group");
  expect(group.textContent).toMatch(
    /^Cannot start5 cloud casesThey have no voucher that includes these cases; Priya Raman can .*Pedal loop · Type III arch · Tandem occlusionShow 2 more$/,
  );
  await userEvent.click(within(group).getByRole("button", { name: "Show 2 more" }));
  within(group).getByText(/ · Basilar tip · Wide neck$/);
});

test("an event is linked for people who may open it (9.060)", async () => {
  const waits = choice(
    "event",
    "12",
    "Morning class",
    answered("NOT_ORGANIZER", { people: ["Priya Raman"] }),
    {
      waitingSince: "2026-11-01T09:57:00.000Z",
    },
  );
  open(cast.priya, ["groups", "events"], person, { startChoices: [waits] });
  const link = within(await region("Why can't they start?")).findByRole("link", { name: "Morning class" });
  expect((await link).getAttribute("href")).toBe("/admin/events?open=12");
});

test("support, who may not open an event, is given its organizers instead of a link (9.060)", async () => {
  const waits = choice(
    "event",
    "12",
    "Morning class",
    answered("NOT_ORGANIZER", { people: ["Priya Raman"] }),
    {
      at: "2026-11-01T10:00:00.000Z",
      waitingSince: "2026-11-01T09:57:00.000Z",
    },
  );
  open(cast.ingrid, ["audit", "people"], person, { startChoices: [waits] });
  const [event] = await likeliest();
  expect(event?.textContent).toMatch(/Priya Raman can start it now.*since 9:57.*10:00/);
  expect(within(event as HTMLElement).queryByRole("link")).toBeNull();
});

test("among search results, the one that was used last comes first, with the simulators on which it can be started (9.060)", async () => {
  const ready = answered("MAY_START", {
    other: "Skills lab 1",
    people: ["George Adeyemi"],
    simulators: [
      { name: "Skills lab 1", code: "MAY_START" },
      { name: "Angio suite", code: "NOT_INSTALLED" },
    ],
  });
  const used = (day: string) => ({ usedAt: `2026-10-${day}T09:00:00.000Z` });
  const found = [
    choice("case", "c1", "Carotid tandem", noVoucher, { isExpected: false }),
    choice("course", "13", "Carotid stenting", answered("MAY_START"), used("02")),
    choice("exercise", "1", "Carotid plaque", ready, used("01")),
    choice("exercise", "2", "Carotid stenosis", ready, { ...used("03"), usedSource: "cloud_machine" }),
    choice("exercise", "3", "Carotid arch", ready),
  ];
  open(cast.ingrid, ["audit", "people"], person, { startChoices: found });
  const [first, ...more] = await likeliest();
  expect(first?.textContent).toMatch(
    /^Can startCarotid stenosisThey can start it on Skills lab 1; it is not installed on Angio suite, which George Adeyemi can change\.Last run on .*, in the cloud\.Exercise · Northgate$/,
  );
  // What they used last of another kind is next, and then further exercises by their names.
  expect(more.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Can startCarotid stenting.*Last used on /),
  ]);
  await userEvent.type((await question()).getByRole("searchbox"), "carotid{Enter}");
  expect(await unfold("3 other matches")).toBe("3 other matches1 cloud case, 2 exercises");
  expect((await rows("Theirs")).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Can startCarotid plaqueThey can start it .*Last used on /),
    expect.stringMatching(/^Can startCarotid archThey can start it on Skills lab 1; it is not installed/),
  ]);
  expect(await rows("Not theirs")).toHaveLength(1);
});

test("a typed name is searched among everything, and a search without results says so (9.060)", async () => {
  const portal = open(cast.ingrid, ["audit", "people"], person, { startChoices });
  await likeliest();
  portal.answer({
    startChoices: [
      choice("event", "20", "Valve evening", answered("EVENT_OVER"), { isExpected: false }),
      choice("case", "c9", "Valve in valve", noVoucher, { isExpected: false }),
    ],
  });
  const field = screen.getByRole("searchbox", { name: "Search what they want to start" });
  await userEvent.type(field, "valve{Enter}");
  expect(await unfold("1 other match")).toBe("1 other match1 event");
  const [found] = await likeliest();
  const [over] = await rows("Not theirs");
  expect(found?.textContent).toMatch(
    /^Cannot startValve in valveThey have no voucher that includes this case/,
  );
  expect(over?.textContent).toMatch(/^Cannot startValve eveningThe event ended on /);
  expect(screen.queryByText("Morning class")).toBeNull();
  const asked = portal.asked.filter(({ name }) => name === "useStartAnswersQuery");
  expect(asked.at(-1)?.variables).toEqual({ personId: person.id, search: "valve" });
  portal.answer({ startChoices: [] });
  await userEvent.clear(field);
  await userEvent.type(field, "zzz{Enter}");
  await screen.findByText("Nothing found.");
});

test("of many exercises with one answer, the last used ones have their names, and the rest is counted (9.060)", async () => {
  const ready = answered("MAY_START", { other: "Lab 1" });
  const exercises = Array.from({ length: 8 }, (_, at) =>
    choice("exercise", `${at}`, `Exercise ${at}`, ready, {
      usedAt: at < 5 ? `2026-10-0${9 - at}T09:00:00.000Z` : null,
    }),
  );
  open(cast.ingrid, ["audit", "people"], person, { startChoices: exercises.toReversed() });
  expect((await likeliest()).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Can startExercise 0/),
  ]);
  await unfold("7 other things to start");
  expect((await rows("Theirs")).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Can startExercise 1/),
    expect.stringMatching(/^Can startExercise 2/),
    expect.stringMatching(/^Can start5 exercises/),
  ]);
});

test("the word for a kind of thing lists all of the kind (9.060)", async () => {
  const portal = open(cast.ingrid, ["audit", "people"], person, { startChoices });
  await likeliest();
  await userEvent.type((await question()).getByRole("searchbox"), "Exercises{Enter}");
  await waitFor(() =>
    expect(portal.asked.filter(({ name }) => name === "useStartAnswersQuery").at(-1)?.variables).toEqual({
      personId: person.id,
      kind: "exercise",
    }),
  );
});

test("for a person in no institution, the reasons say so and do not mention an institution of theirs (9.060)", async () => {
  const alone = { ...person, groupCount: 0, groups: [], administers: [] };
  const startChoices = [
    choice("exercise", "1", "Carotid plaque", answered("NOT_AT_SIMULATOR"), { isExpected: false }),
    choice("case", "c2", "Basilar tip", answered("VOUCHER_NOT_ACCEPTED"), { isExpected: false }),
  ];
  open(cast.ingrid, ["audit", "people"], alone, { startChoices });
  await unfold("1 other thing to start");
  const asked = (await region("Why can't they start?")).textContent;
  expect(asked).toContain("are in no institution; an administrator of one can invite them to a group.");
  expect(asked).toContain("an administrator of an institution can send them the link of one.");
  expect(asked).not.toContain("their institution");
});

test("answers that could not be loaded can be requested again, and the rest of the page stays (9.060)", async () => {
  const portal = open(cast.ingrid, ["audit", "people"], person, { startChoices: refusal("INTERNAL") });
  const asked = await question();
  await asked.findByText("The answers could not be loaded.");
  await region("Who they are");
  portal.answer({ startChoices });
  await userEvent.click(asked.getByRole("button", { name: "Try again" }));
  expect(await likeliest()).toHaveLength(2);
  portal.answer({ startChoices: [] });
  await userEvent.click(asked.getByRole("button", { name: "Check again" }));
  await asked.findByText(/^They have no event, case, course or exercise/);
});

test("starts, failures, mails and numbers are described in text (9.061)", async () => {
  open(cast.ingrid, ["audit", "people"], person);
  const starts = within(await region("Last starts"));
  starts.getByText(
    /^Failed while starting the simulator: The simulator took too long to start on Simulator 3 ·/,
  );
  starts.getByText(/^Refused while finding a simulator: no simulator was free ·/);
  const failed = within(await region("Last failed requests"));
  const request = failed.getByRole("link", {
    name: "Starting “Aortic stent grafts” failed because of an error in the portal.",
  });
  expect(request.getAttribute("href")).toBe(`/admin/audit/requests?person=${person.id}&open=1`);
  failed.getByText(/a system administrator can find the cause .* by the number of the request\.$/);
  const did = within(await region("Simulators, results and records"));
  did.getByText("10,000 or more, the latest 11/24/2026");
  did.getByText("None by a code. Sign-ins with a password are not recorded.");
  within(await region("Mails")).getByText(/^Not delivered: mailbox full ·/);
});

test("a viewer of a part sees no mails and no failed requests (9.061)", async () => {
  open(
    cast.priya,
    ["groups"],
    { ...person, isWhole: false },
    {
      personHistory: { ...activity, isWhole: false, mails: null, failures: null },
    },
  );
  await region("Last starts");
  expect(screen.queryByRole("region", { name: "Mails" })).toBeNull();
  expect(screen.queryByRole("region", { name: "Last failed requests" })).toBeNull();
});

/** The buttons that open sections of the page on a phone, with their figures. */
const folded = async () => {
  await screen.findByRole("button", { name: /^Courses and their origin/ });
  await screen.findByRole("button", { name: /^Mails/ });
  return screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
};

test("on a phone, sections after the person's details are folded, with their figures beside the titles (9.058)", async () => {
  resizeWindow(360);
  open(cast.ingrid, ["audit", "people"], person);
  expect(await folded()).toEqual([
    "Why can't they start?",
    "Who they are",
    "Cloud case time and vouchers30 min left, 1 voucher or event",
    "Last starts2, 2 failed",
    "Last failed requests1",
    "Simulators, results and records3 results, 10,000 or more cases",
    "Mails1, 1 not delivered",
    "Courses and their origin4",
  ]);
  expect(screen.queryByText("Carotid stenting")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /^Courses/ }));
  screen.getByText("Carotid stenting");
  expect(screen.queryByText(/mailbox full/)).toBeNull();
});

test("on a phone, an address that names a section opens it (9.058)", async () => {
  resizeWindow(360);
  open(cast.ingrid, ["audit", "people"], person, {}, "#mails");
  await folded();
  screen.getByText(/mailbox full/);
  expect(screen.queryByText("Carotid stenting")).toBeNull();
});
