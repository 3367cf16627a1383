import { type CastPerson, cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { openPage, viewer } from "../../../../test/portal/open-page.tsx";
import { refusal } from "../../../../test/portal/portal.ts";

const person = {
  id: cast.maya.keycloakId,
  name: "Maya Lindqvist",
  email: "maya@northgate.example",
  emailVerified: false,
  logbook: true,
  seenAt: null,
  roles: ["customer_admin"],
  termsVersion: null,
  isWhole: true,
  viewerCanReadProgress: false,
  administers: [{ id: 1, name: "Northgate" }],
  groupCount: 1,
  groups: [{ id: 1, name: "IR Residents", customer: "Northgate", role: "admin" }],
  courses: {
    total: 2,
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
    { id: "1", at: "2026-11-01T10:00:00.000Z", operation: "useCaseStartMutation", code: "INTERNAL" },
  ],
};
const open = (who: CastPerson, sections: readonly string[], answer: object, more: object = {}) =>
  openPage(
    `/admin/people/${cast.maya.keycloakId}`,
    {
      user: { ...viewer(who), viewerAdminSections: sections },
      // What was read at another time is asked for anew.
      administeredPerson: { asOf: new Date().toISOString(), ...answer },
      personHistory: activity,
      ...more,
    },
    who,
  );
const region = (name: string) => screen.findByRole("region", { name });

test("support reads who somebody is, what they may use, and why (9.058, 9.059)", async () => {
  open(cast.ingrid, ["audit"], person);
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
  courses.getByText("In progress, 40 % · Course of IR Residents · Enrolled on the learning platform");
  courses.getByText("The first 1 of 2 are listed.");
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
  open(cast.ingrid, ["audit"], person);
  await screen.findByRole("heading", { level: 1, name: "Maya Lindqvist" });
  await waitFor(() => expect(document.title).toContain("Maya Lindqvist"));
});

test("an administrator is told that they see a part", async () => {
  open(cast.priya, ["groups"], { ...person, isWhole: false, emailVerified: true });
  await screen.findByText(/You see what concerns the institutions and groups that you administer\.$/);
  expect(screen.queryByText("Address not confirmed")).toBeNull();
  expect(screen.queryByRole("link", { name: /^Failed requests of/ })).toBeNull();
});

test("why a person cannot start what is chosen is said in a sentence, with who can help (9.060)", async () => {
  const user = userEvent.setup();
  open(cast.ingrid, ["audit"], person, {
    startChoices: [{ id: "12", name: "Carotid stenting", detail: "CS-1", at: null }],
    startCheck: {
      name: "Carotid stenting",
      isPossible: false,
      code: "COURSE_NOT_OPEN",
      at: null,
      other: null,
      people: ["Priya Raman"],
    },
  });
  const question = within(await region("Why can't they start?"));
  await user.click(await question.findByRole("button", { name: /What they want to start/ }));
  await user.click(await screen.findByRole("option", { name: "Course" }));
  await user.type(question.getByRole("combobox", { name: "Which one" }), "carotid");
  onTestFinished(() => void vi.restoreAllMocks());
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  await user.click(await screen.findByRole("option", { name: /Carotid stenting/ }));
  const answer = await screen.findByText(
    "The course is not open to them; Priya Raman can add it to the courses of their group or send them a course link.",
  );
  // The question may stand at the foot of the window, and its answer below it.
  const [first, last] = scrolled.mock.contexts.slice(-2);
  expect(first instanceof Element && first.contains(answer)).toBe(true);
  expect(last).toBe(document.activeElement);
});

test("the last start that failed is asked about at once, as it stands now, and anything else can be chosen (9.060)", async () => {
  const [failed, refused] = activity.starts;
  const portal = open(cast.ingrid, ["audit"], person, {
    personHistory: { ...activity, starts: [failed, { ...refused, thingKind: "case", thingId: "c31" }] },
    startChoices: [],
    startCheck: {
      name: "Aortic stent grafts",
      isPossible: false,
      code: "NO_FREE_MACHINE",
      at: null,
      other: null,
      people: [],
    },
  });
  const question = within(await region("Why can't they start?"));
  await question.findByText(/^All simulators are in use or reserved/);
  question.getByText(/^Their last start failed on /);
  expect(question.getByRole<HTMLInputElement>("combobox", { name: "Which one" }).value).toBe(
    "Aortic stent grafts",
  );
  expect(
    portal.asked.filter(({ name }) => name === "StartQuestionQuery").map(({ variables }) => variables),
  ).toEqual([{ personId: person.id, kind: "case", id: "c31" }]);
  // The history of the page is read once for both.
  expect(portal.count("PersonActivityQuery")).toBe(1);
});

test("what can be chosen and could not be read says so, and the page stays (9.060)", async () => {
  open(cast.ingrid, ["audit"], person, { startChoices: refusal("INTERNAL") });
  const question = within(await region("Why can't they start?"));
  await question.findByText("The choices could not be loaded. Type again to retry.");
  await region("Who they are");
});

test("starts, failures, mails and numbers are told in words (9.061)", async () => {
  open(cast.ingrid, ["audit"], person);
  const starts = within(await region("Last starts"));
  starts.getByText(
    /^Failed while starting the simulator: The simulator took too long to start on Simulator 3 ·/,
  );
  starts.getByText(/^Refused while finding a simulator: no simulator was free ·/);
  within(await region("Last failed requests")).getByText(
    "Starting a cloud case failed because of an error in the portal.",
  );
  const did = within(await region("Simulators, results and records"));
  did.getByText("10,000 or more, the latest 11/24/2026");
  did.getByText("None by a code. Sign-ins with a password are not recorded.");
  within(await region("Mails")).getByText(/^Not delivered: mailbox full ·/);
});

test("who sees a part is shown no mails and no failed requests (9.061)", async () => {
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
