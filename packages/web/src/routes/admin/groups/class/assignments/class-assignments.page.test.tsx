import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, viewer } from "../../../../../../test/portal/open-page.tsx";
import { refusal } from "../../../../../../test/portal/portal.ts";

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
const assignment = {
  id: 4,
  groupId: 7,
  groupName: "IR Fellows",
  kind: "course",
  title: "Percutaneous access",
  dueOn: "2026-12-10",
  step: 2,
  isForAll: true,
  isAvailable: true,
  modifiedAt: "2026-11-26T09:00:00Z",
};
const listed = (rows: readonly object[]) => ({
  groupAssignments: { customerGroup: { id: 7 }, assignments: rows },
});
const row = { people: 12, done: 5, due: 4, late: 3, assignment };
const openTab = (answers: object, address = "/admin/groups/7/assignments") =>
  openPage(
    address,
    {
      user: { ...viewer(cast.priya), viewerAdminSections: ["groups"] },
      getCustomerGroup: group,
      assignmentChoices: {
        courses: [{ id: 20, name: "Stroke basics" }],
        exercises: [
          { exerciseKey: "carotid/angiography", exerciseName: "Angiography", moduleName: "Carotid" },
        ],
        people: [{ keycloak_id: "k1", first_name: "Maya", last_name: "Lindqvist" }],
      },
      ...answers,
    },
    cast.priya,
  );

test("each assignment shows how many have done it, have time left or are late, and lists the people", async () => {
  const portal = openTab({
    ...listed([row]),
    assignmentPeople: {
      totalCount: 1,
      assignment,
      people: [
        {
          person: { keycloak_id: "k1", first_name: "Maya", last_name: "Lindqvist" },
          status: "late",
          amount: 40,
        },
      ],
    },
  });
  const table = await screen.findByRole("table", { name: "Assignments" });
  within(table).getByText("5 of 12 done");
  within(table).getByText("4 due");
  within(table).getByText("3 late");
  await userEvent.click(within(table).getByRole("link", { name: "Percutaneous access" }));
  const drawer = await screen.findByRole("dialog", { name: "Percutaneous access" });
  await within(drawer).findByText("Maya Lindqvist");
  within(drawer).getByText("Late");
  within(drawer).getByText("40%");
  within(drawer).getByText(/^Complete the course · everyone · Due /);
  expect(portal.count("PeopleDrawerQuery")).toBe(1);
});

const names = (id: string, first_name: string, last_name: string) => ({
  keycloak_id: id,
  first_name,
  last_name,
});
const threePeople = {
  assignmentPeople: {
    totalCount: 3,
    assignment,
    people: [
      { person: names("k1", "Maya", "Lindqvist"), status: "late", amount: 40 },
      { person: names("k2", "Tomás", "Herrera"), status: "due", amount: 0 },
      { person: names("k3", "Nils", "Falk"), status: "done", doneAt: "2026-11-20T09:00:00Z", amount: 100 },
    ],
  },
};
const reminders = ({ asked: all }: ReturnType<typeof openTab>) =>
  all.flatMap(({ name, variables }) => (name === "RemindDialogMutation" ? [variables.ids] : []));
const sentTo = (...ids: readonly string[]) => ({
  remindPeople: {
    outcomes: ids.map((id) => ({ id, remindedAt: "2026-11-27T09:00:00Z", refusal: null, againFrom: null })),
  },
});

test("a late person is reminded from the row of the assignment, with its name and due day in the text", async () => {
  const portal = openTab({ ...listed([row]), ...threePeople, ...sentTo("k1") });
  await userEvent.click(
    await screen.findByRole("button", { name: "Remind people about Percutaneous access" }),
  );
  const dialog = within(await screen.findByRole("dialog", { name: "Remind Maya Lindqvist" }));
  const text = await dialog.findByRole<HTMLTextAreaElement>("textbox", { name: "Text" });
  expect(text.value).toContain("Percutaneous access was due on 12/10/2026. Please complete it.");
  await userEvent.click(dialog.getByRole("button", { name: "Send reminder" }));
  await screen.findByText("Reminder sent to Maya Lindqvist.");
  expect(reminders(portal)).toEqual([["k1"]]);
});

test("one of several late people is reminded in two presses, on the row and on the person", async () => {
  const [late, due, done] = threePeople.assignmentPeople.people;
  const people = [late, { ...due, status: "late" }, done];
  const portal = openTab({
    ...listed([row]),
    assignmentPeople: { ...threePeople.assignmentPeople, people },
    ...sentTo("k2"),
  });
  await userEvent.click(
    await screen.findByRole("button", { name: "Remind people about Percutaneous access" }),
  );
  const dialog = within(await screen.findByRole("dialog", { name: "Remind 2 people" }));
  await userEvent.click(await dialog.findByRole("button", { name: "Send to Tomás Herrera only" }));
  await screen.findByText("Reminder sent to Tomás Herrera.");
  expect(reminders(portal)).toEqual([["k2"]]);
});

test("beside each name it is shown who reminded the person last and when, also in the dialog", async () => {
  const [late, due, done] = threePeople.assignmentPeople.people;
  const lastReminder = {
    at: new Date(Date.now() - 20 * 60_000).toISOString(),
    by: "George Adeyemi",
    isOwn: false,
  };
  const own = { at: "2026-11-20T09:00:00Z", by: "Priya Raman", isOwn: true };
  const people = [
    { ...late, lastReminder },
    { ...due, lastReminder: own },
    { ...done, lastReminder },
  ];
  openTab({ ...listed([row]), assignmentPeople: { ...threePeople.assignmentPeople, people } });
  await userEvent.click(await screen.findByRole("link", { name: "Percutaneous access" }));
  const drawer = within(await screen.findByRole("dialog", { name: "Percutaneous access" }));
  const toRow = async (name: string) => within(await drawer.findByRole("row", { name: new RegExp(name) }));
  (await toRow("Maya Lindqvist")).getByText(/^Last reminded on .* by George Adeyemi\.$/);
  (await toRow("Tomás Herrera")).getByText(
    /^Last reminded on .*11.20.*2026.* by you\.$|^Last reminded on 20.11.* by you\.$/,
  );
  expect((await toRow("Nils Falk")).queryByText(/reminded/)).toBeNull();
  await userEvent.click(drawer.getByRole("button", { name: /^Reminded Maya Lindqvist/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Remind Maya Lindqvist" }));
  await dialog.findByText(/^George Adeyemi reminded them at /);
});

test("people who have not done an assignment can be reminded, one or several", async () => {
  const portal = openTab({ ...listed([row]), ...threePeople, ...sentTo("k2") });
  await userEvent.click(await screen.findByRole("link", { name: "Percutaneous access" }));
  const drawer = within(await screen.findByRole("dialog", { name: "Percutaneous access" }));
  await userEvent.click(await drawer.findByRole("button", { name: "Remind Tomás Herrera" }));
  const one = within(await screen.findByRole("dialog", { name: "Remind Tomás Herrera" }));
  expect((await one.findByRole<HTMLTextAreaElement>("textbox", { name: "Text" })).value).toContain(
    "Percutaneous access is due on 12/10/2026.",
  );
  await userEvent.click(one.getByRole("button", { name: "Send reminder" }));
  await waitFor(() => expect(reminders(portal)).toEqual([["k2"]]));
  expect(drawer.queryByRole("button", { name: "Remind Nils Falk" })).toBe(null);
  portal.answer(sentTo("k1", "k2"));
  await userEvent.click(await drawer.findByRole("checkbox", { name: "Choose all 2" }));
  await userEvent.click(drawer.getByRole("button", { name: "Remind 2 people" }));
  const both = within(await screen.findByRole("dialog", { name: "Remind 2 people" }));
  await userEvent.click(await both.findByRole("button", { name: "Send 2 reminders" }));
  await waitFor(() => expect(reminders(portal)).toEqual([["k2"], ["k1", "k2"]]));
});

test("an incomplete assignment is not sent, and a refusal is shown in the dialog", async () => {
  const portal = openTab({ ...listed([]), createAssignment: refusal("ALREADY_ASSIGNED") });
  await userEvent.click(await screen.findByRole("button", { name: "Add assignment" }));
  const dialog = await screen.findByRole("dialog", { name: "Add assignment" });
  await within(dialog).findByRole("combobox", { name: /Course/ });
  await userEvent.click(within(dialog).getByRole("button", { name: "Add assignment" }));
  await within(dialog).findAllByText("Required");
  expect(portal.count("useAssignmentChangesCreateMutation")).toBe(0);
});

test("a withdrawn assignment disappears, and can be restored", async () => {
  const portal = openTab({
    ...listed([row]),
    withdrawAssignment: { assignmentId: 4, undo: { undoId: "u1", seconds: 10 } },
  });
  const withdraw = await screen.findByRole("button", { name: "Withdraw Percutaneous access" });
  portal.answer(listed([]));
  await userEvent.click(withdraw);
  await screen.findByText("Assignment withdrawn.");
  screen.getByRole("button", { name: "Undo" });
  await waitFor(() => expect(screen.queryByText("Percutaneous access")).toBeNull());
});

test("an assignment that another admin has withdrawn is reported as gone, and disappears", async () => {
  const portal = openTab({ ...listed([row]), assignmentPeople: refusal("NOT_FOUND") });
  const edit = await screen.findByRole("button", { name: "Edit Percutaneous access" });
  portal.answer(listed([]));
  await userEvent.click(edit);
  await screen.findByText("This assignment no longer exists. Another admin may have withdrawn it.");
  await waitFor(() => expect(screen.queryByText("Percutaneous access")).toBeNull());
});

test("a new assignment begins with its kind, which has the focus and says when it is done", async () => {
  openTab(listed([row]));
  await userEvent.click(await screen.findByRole("button", { name: "Add assignment" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add assignment" }));
  await waitFor(() => expect(document.activeElement?.getAttribute("type")).toBe("radio"));
  dialog.getByText("Done when the person has completed the course.");
  await userEvent.click(dialog.getByRole("radio", { name: "Records" }));
  dialog.getByText("Done when the person has logged enough procedures that match.");
});

test("if withdrawing fails, the assignment stays and a message is shown", async () => {
  openTab({ ...listed([row]), withdrawAssignment: refusal("INTERNAL") });
  await userEvent.click(await screen.findByRole("button", { name: "Withdraw Percutaneous access" }));
  await screen.findByText("The assignment was not withdrawn. Try again.");
  screen.getByRole("link", { name: "Percutaneous access" });
});

const records = { ...assignment, kind: "records", title: "Cases", minimum: 10, step: null, isForAll: false };
const asked = (change: object = {}) => ({
  assignmentPeople: {
    totalCount: 1,
    assignment: { ...records, ...change },
    people: [
      { person: { keycloak_id: "k1", first_name: "Maya", last_name: "Lindqvist" }, status: "due", amount: 1 },
    ],
  },
});
const choices = {
  courses: [],
  exercises: [],
  people: [
    { keycloak_id: "k1", first_name: "Maya", last_name: "Lindqvist" },
    { keycloak_id: "k2", first_name: "Tomás", last_name: "Herrera" },
  ],
};

const sent = ({ asked: all }: ReturnType<typeof openTab>) =>
  all.flatMap(({ name, variables }) => (name === "useAssignmentChangesChangeMutation" ? [variables] : []));

test("the people and the number of records can be changed, and the dialog shows who is notified", async () => {
  const portal = openTab({
    ...listed([{ ...row, assignment: records }]),
    ...asked(),
    assignmentChoices: choices,
    changeAssignment: { id: 4 },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Edit Cases" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Cases" }));
  dialog.getByText(/^No one is notified unless/);
  await userEvent.click(await dialog.findByRole("checkbox", { name: "Tomás Herrera" }));
  dialog.getByText("The added person will be notified.");
  const minimum = dialog.getByRole("textbox", { name: /Number of records/ });
  await userEvent.clear(minimum);
  await userEvent.type(minimum, "12");
  await userEvent.click(dialog.getByRole("button", { name: "Save assignment" }));
  await screen.findByText("Assignment changed.");
  expect(sent(portal)).toMatchObject([
    { assignmentId: 4, name: "Cases", minimum: 12, people: ["k1", "k2"], step: null },
  ]);
});

test("after another admin saved first, their version is loaded below the own changes", async () => {
  const portal = openTab({
    ...listed([{ ...row, assignment: records }]),
    ...asked(),
    assignmentChoices: choices,
    changeAssignment: refusal("CONFLICT", { modifiedAt: "2026-11-26T10:00:00Z", modifiedBy: null }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Edit Cases" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Cases" }));
  await userEvent.click(await dialog.findByRole("checkbox", { name: "Tomás Herrera" }));
  await userEvent.click(dialog.getByRole("button", { name: "Save assignment" }));
  const keep = await dialog.findByRole("button", { name: "Load it and keep my changes" });
  portal.answer(asked({ minimum: 15, modifiedAt: "2026-11-26T10:00:00Z" }));
  await userEvent.click(keep);
  await dialog.findByText(/with your changes/);
  expect(dialog.getByRole<HTMLInputElement>("textbox", { name: /Number of records/ }).value).toBe("15");
  expect(dialog.getByRole<HTMLInputElement>("checkbox", { name: "Tomás Herrera" }).checked).toBe(true);
});
