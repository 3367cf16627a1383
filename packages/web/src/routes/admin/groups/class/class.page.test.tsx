import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { openPage, viewer } from "../../../../../test/portal/open-page.tsx";
import { later, refusal } from "../../../../../test/portal/portal.ts";
import { print } from "../../../../../test/portal/print.ts";
import { resizeWindow } from "../../../../../test/portal/resize-window.ts";

const group = {
  id: 7,
  name: "IR Fellows",
  customer: { id: 1, name: "Northgate" },
  memberCount: 2,
  viewerCanManageCourses: true,
  viewerCanReadProgress: true,
  viewerCanReadTotals: true,
  viewerCanManageInvitation: true,
};
const openClass = (address: string, answers: object = {}) =>
  openPage(
    address,
    {
      user: { ...viewer(cast.priya), viewerAdminSections: ["groups"] },
      getCustomerGroup: group,
      ...answers,
    },
    cast.priya,
  );
const tabs = async () => within(await screen.findByRole("navigation", { name: "Class" }));
const labels = async () => (await tabs()).getAllByRole("link").map(({ textContent }) => textContent);

test("a class opens at the first tab that the viewer may see", async () => {
  openClass("/admin/groups/7", { getCustomerGroup: { ...group, viewerCanManageCourses: false } });
  await screen.findByRole("heading", { level: 1, name: "IR Fellows" });
  await waitFor(() => expect(location.pathname).toBe("/admin/groups/7/exercises"));
  expect(await labels()).not.toContain("Courses");
});

test("former addresses of a group's pages lead to its tabs and keep their filters", async () => {
  openClass("/admin/groups/7/class?show=behind");
  await waitFor(() =>
    expect(location.pathname + location.search).toBe("/admin/groups/7/courses?show=behind"),
  );
});

test("the search is kept from tab to tab, and the tabs are loaded once", async () => {
  const portal = openClass("/admin/groups/7/courses?search=kov&sort=-name&show=behind");
  await userEvent.click((await tabs()).getByRole("link", { name: "Exercises" }));
  await waitFor(() =>
    expect(location.pathname + location.search).toBe("/admin/groups/7/exercises?search=kov&sort=-name"),
  );
  await (await tabs()).findByRole("link", { current: "page", name: "Exercises" });
  expect(portal.count("ClassPageQuery")).toBe(1);
});

test("the header may fail while a tab works, and the reverse", async () => {
  const portal = openClass("/admin/groups/7/invitations", { getCustomerGroup: refusal("INTERNAL") });
  await screen.findByRole("textbox", { name: "List" });
  // The links to the other tabs stay.
  expect(await labels()).toContain("Exercises");
  portal.answer({ getCustomerGroup: group, classInvitation: refusal("INTERNAL") });
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await screen.findByRole("heading", { level: 1, name: "IR Fellows" });
});

test("until the tabs are known, placeholders are shown that cannot be pressed", async () => {
  const answer = later<typeof group>();
  openClass("/admin/groups/7/people", { getCustomerGroup: () => answer.promise });
  await screen.findByRole("heading", { level: 1, name: "Class" });
  expect((await tabs()).queryByRole("link")).toBe(null);
  expect((await tabs()).getAllByRole("listitem")).toHaveLength(6);
  answer.resolve({ ...group, viewerCanManageCourses: false });
  await waitFor(async () => expect(await labels()).toHaveLength(5));
});

test("in a group without learners, each tab links to the invitations", async () => {
  const empty = { ...group, memberCount: 0, viewerCanReadPeople: true, admins: [], members: [] };
  openClass("/admin/groups/7/courses", {
    getCustomerGroup: empty,
    classProgress: { customerGroup: empty, courses: [], people: [], totalCount: 0 },
    cohortProgress: { customerGroup: empty, exercises: [], people: [], totalCount: 0 },
    logbookGroupTotals: {
      group: { id: 7, name: "IR Fellows", customer: group.customer },
      targets: [],
      trainees: [],
      totalCount: 0,
    },
  });
  for (const tab of ["Courses", "Exercises", "Logbook", "People"]) {
    await userEvent.click((await tabs()).getByRole("link", { name: tab }));
    await (await tabs()).findByRole("link", { current: "page", name: tab });
    const way = await screen.findByRole("link", { name: "Invite people" });
    expect(way.getAttribute("href")).toBe("/admin/groups/7/invitations");
  }
});

test("a link for a group without one can be created on the invitations tab", async () => {
  const invitationLink = { code: "abc123", uses: 0, expiresAt: null };
  openClass("/admin/groups/7/invitations", {
    classInvitation: { id: 7, sendsMail: true, customerGroup: { ...group, invitationLink: null } },
    regenerateGroupInvitation: { customerGroup: { ...group, invitationLink } },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Make invite link" }));
  await screen.findByRole("button", { name: "Copy invite link" });
  await screen.findByText(/inviteCode=abc123/);
});

const classProgress = {
  customerGroup: { ...group, viewerCanReadPeople: true },
  canReadNow: true,
  lastReading: null,
  totalCount: 2,
  courses: [{ id: 3, name: "Endovascular repair", isUsable: true }],
  people: [
    { person: { keycloak_id: "k1", first_name: "Maya", last_name: "Kov\u00e1cs", email: "maya@x.example" } },
    { person: { keycloak_id: "k2", first_name: "Ben", last_name: "Adams", email: "ben@x.example" } },
  ].map((each, place) => ({
    ...each,
    readAt: "2026-11-26T12:00:00Z",
    readFailure: place === 0 ? null : "notFound",
    statuses: ["in_progress"],
    percentages: [40],
    lastActiveOn: [null],
    missing: [false],
  })),
};
const reading = (state: string) => ({
  id: "op-1",
  state,
  progress: 50,
  step: "1 of 2 people read.",
  message: state === "running" ? "Reading the class" : "The class was read.",
  requestedAt: "2026-11-26T12:00:00Z",
  startedAt: "2026-11-26T12:00:00Z",
  endedAt: state === "running" ? null : "2026-11-26T12:01:00Z",
  isCancelling: false,
  viewerCanCancel: state === "running",
  viewerCanTryAgain: false,
});

test("people of a class are found regardless of accents, and names and cells link to their details", async () => {
  openClass("/admin/groups/7/courses?search=kovacs", { classProgress });
  const table = within(await screen.findByRole("table", { name: "People by courses" }));
  expect(table.getAllByRole("row")).toHaveLength(2);
  screen.getByRole("heading", { level: 2, name: "Course by course" });
  expect(table.getByRole("link", { name: "Maya Kov\u00e1cs" }).getAttribute("href")).toBe("/admin/people/k1");
  expect(table.getByRole("columnheader", { name: "Endovascular repair" })).toBeTruthy();
  expect(table.getByRole("link", { name: "In progress, 40%" }).getAttribute("href")).toBe(
    "/user-courses?email=maya%40x.example&group=7&uid=k1&course=3",
  );
});

test("all people come back, some at a time, when a search is cleared", async () => {
  const [person] = classProgress.people;
  const people = Array.from({ length: 60 }, (_, at) => ({
    ...person,
    person: { ...person?.person, keycloak_id: `k${at}`, last_name: `Number ${at}` },
  }));
  openClass("/admin/groups/7/courses?search=number+59", {
    classProgress: { ...classProgress, totalCount: 60, people },
  });
  const rows = () => screen.getByRole("table", { name: "People by courses" }).querySelectorAll("tbody tr");
  await waitFor(() => expect(rows()).toHaveLength(1));
  const counts: number[] = [];
  const observer = new MutationObserver(() => counts.push(rows().length));
  observer.observe(document.body, { childList: true, subtree: true });
  await userEvent.clear(screen.getByRole("searchbox", { name: "Search people" }));
  await waitFor(() => expect(rows()).toHaveLength(60));
  observer.disconnect();
  // Wide rows come some at a time, so that no task is long.
  expect(Math.max(...counts.map((count, at) => count - (counts[at - 1] ?? 1)))).toBeLessThanOrEqual(12);
});

test("printing a class includes all of its people, also after the first hundred", async () => {
  const [person] = classProgress.people;
  const people = Array.from({ length: 130 }, (_, at) => ({
    ...person,
    person: { ...person?.person, keycloak_id: `k${at}`, last_name: `Number ${at}` },
  }));
  openClass("/admin/groups/7/courses", { classProgress: { ...classProgress, totalCount: 130, people } });
  const table = within(await screen.findByRole("table", { name: "People by courses" }));
  expect(table.getAllByRole("row")).toHaveLength(101);
  let printed = 0;
  vi.stubGlobal("print", () => {
    window.dispatchEvent(new Event("beforeprint"));
    // A browser runs microtasks before the layout, but not within an event that a script dispatches.
    queueMicrotask(() => {
      printed = table.getAllByRole("row").length;
      window.dispatchEvent(new Event("afterprint"));
    });
  });
  await userEvent.click(screen.getByRole("button", { name: "Print" }));
  await waitFor(() => expect(printed).toBe(131));
});

test("the symbols of a class are explained, and it is printed as a table even from a narrow window", async () => {
  resizeWindow(360);
  openClass("/admin/groups/7/courses", { classProgress });
  const print360 = await screen.findByRole("button", { name: "Print" });
  // On a phone each figure has its label.
  await screen.findByRole("link", { name: "Ben Adams" });
  expect(screen.queryByRole("list", { name: "Marks" })).toBe(null);
  vi.stubGlobal("print", print);
  await userEvent.click(print360);
  await screen.findByRole("table", { name: "People by courses" });
  const marks = within(screen.getByRole("list", { name: "Marks" }));
  expect(marks.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Completed",
    "In progress",
    "Not started",
    "Failed",
    "Unknown",
    "Not enrolled",
  ]);
});

test("Read now shows its progress, can be cancelled, and lists the people who could not be read", async () => {
  const portal = openClass("/admin/groups/7/courses", { classProgress });
  const button = await screen.findByRole("button", { name: "Read now" });
  await userEvent.click(await screen.findByRole("button", { name: "1 person could not be read" }));
  await screen.findByText("The learning platform has no account with this e-mail address.");
  portal.answer({
    readClassNow: reading("running"),
    operation: reading("running"),
    classProgress: { ...classProgress, lastReading: reading("running") },
  });
  await userEvent.click(button);
  await screen.findByText(/1 of 2 people read\./);
  // The figures are updated while the reading runs.
  const before = portal.count("ClassQuery");
  await waitFor(() => expect(portal.count("ClassQuery")).toBeGreaterThan(before));
  await screen.findByRole("button", { name: "Cancel" });
  expect(button).toHaveProperty("disabled", true);
  portal.answer({
    operation: reading("succeeded"),
    classProgress: { ...classProgress, lastReading: reading("succeeded") },
  });
  await waitFor(() => expect(button).toHaveProperty("disabled", false));
  expect(portal.count("useReadClassNowMutation")).toBe(1);
});

test("a refused reading shows the reason, and the figures stay", async () => {
  openClass("/admin/groups/7/courses", { classProgress, readClassNow: refusal("TALENT_NOT_CONFIGURED") });
  await userEvent.click(await screen.findByRole("button", { name: "Read now" }));
  await screen.findByText(refusal("TALENT_NOT_CONFIGURED").message);
  await screen.findByRole("table", { name: "People by courses" });
});

test("the header stays on the logbook tab, whose cells link to the totals of the person", async () => {
  const target = { id: "t1", name: "TACE", minimum: 40, roles: [], levels: [] };
  const progress = (done: number, state: string) => ({ done, remaining: 40 - done, expected: 20, state });
  const trainee = (keycloak_id: string, first_name: string, last_name: string, state: string) => ({
    person: { keycloak_id, first_name, last_name, email: `${keycloak_id}@x.example` },
    cases: 12,
    lastDay: "2026-11-20",
    progress: [progress(7, state)],
  });
  const logbookGroupTotals = {
    asOf: "2026-11-26",
    group: { id: 7, name: "IR Fellows", customer: group.customer },
    totalCount: 2,
    targets: [target],
    trainees: [trainee("k2", "Ben", "Adams", "reached"), trainee("k1", "Maya", "Lund", "behind")],
  };
  openClass("/admin/groups/7/logbook?show=behind", {
    getCustomerGroup: { ...group, viewerCanReadPeople: true },
    logbookGroupTotals,
  });
  await screen.findByRole("heading", { level: 1, name: "IR Fellows" });
  const table = within(await screen.findByRole("table", { name: "People by targets" }));
  expect(table.getAllByRole("row")).toHaveLength(2);
  expect(table.getByRole("link", { name: "Maya Lund" }).getAttribute("href")).toBe("/admin/people/k1");
  expect(table.getByRole("link", { name: /Behind, 33 to go/ }).getAttribute("href")).toBe(
    "/logbook/totals?person=k1",
  );
  await screen.findByText("2 trainees · Northgate");
});

test("members are listed apart from admins, and a removed member can be restored", async () => {
  const people = { ...group, viewerCanReadPeople: true, viewerCanRemoveMember: true };
  const named = (keycloak_id: string, first_name: string, last_name: string) => ({
    keycloak_id,
    first_name,
    last_name,
    email: `${keycloak_id}@x.example`,
  });
  const getCustomerGroup = {
    ...people,
    admins: [named("k9", "Priya", "Raman")],
    members: [named("k1", "Maya", "Lund"), named("k2", "Ben", "Adams")],
  };
  const portal = openClass("/admin/groups/7/people?sort=-name", { getCustomerGroup });
  const table = within(await screen.findByRole("table", { name: "People of the group" }));
  expect(table.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Maya Lund",
    "Ben Adams",
  ]);
  const without = { ...getCustomerGroup, members: [named("k2", "Ben", "Adams")] };
  portal.answer({
    getCustomerGroup: without,
    removeGroupMember: { customerGroup: without, undo: { undoId: "u-1", seconds: 10 } },
  });
  await userEvent.click(table.getByRole("button", { name: "Remove Maya Lund from the group" }));
  await screen.findByRole("button", { name: "Undo" });
  await waitFor(() => expect(table.queryByRole("link", { name: "Maya Lund" })).toBe(null));
});
