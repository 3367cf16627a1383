import { type CastPerson, cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, viewer } from "../../../../test/portal/open-page.tsx";
import { type Portal, refusal } from "../../../../test/portal/portal.ts";
import { resizeWindow } from "../../../../test/portal/resize-window.ts";
import { showMoment } from "../../../format/dates.ts";

const reason = (kind: string, part: object = {}) => ({
  kind,
  key: `${kind}:1`,
  about: "IR Residents",
  groupId: 1,
  subjectId: null,
  at: "2026-11-02T12:00:00.000Z",
  count: 1,
  ...part,
});
const maya = {
  subject: cast.maya.keycloakId,
  name: "Maya Lindqvist",
  email: "maya@northgate.example",
  remindedAt: null,
  lastReminder: null,
  dismissedUntil: null,
  groups: [{ id: 1, name: "IR Residents" }],
  reasons: [reason("quiet"), reason("unconfirmed", { count: 3 })],
};
const invitee = {
  ...maya,
  subject: "invitee:9",
  name: "new@northgate.example",
  email: "new@northgate.example",
  reasons: [reason("notJoined", { subjectId: 9 })],
};
const week = {
  total: 2,
  dismissed: 1,
  isWhole: true,
  leadsGroups: true,
  counts: [
    { kind: "quiet", people: 1 },
    { kind: "notJoined", people: 1 },
  ],
  people: [maya, invitee],
};

const open = (thisWeek: object, more: object = {}, who: CastPerson = cast.priya, address = "") =>
  openPage(
    `/admin/groups/this-week${address}`,
    { user: { ...viewer(who), viewerAdminSections: ["groups"] }, thisWeek, ...more },
    who,
  );
const asked = ({ asked: all }: Portal, operation: string) =>
  all.filter(({ name }) => name === operation).map(({ variables }) => variables);
const openRow = async (name: string) => {
  await userEvent.click(await screen.findByRole("link", { name }));
  return within(await screen.findByRole("dialog", { name: "This week" }));
};

test("each person is listed once with all reasons, and the counts link to the people with each reason", async () => {
  open(week);
  const row = await screen.findByRole("row", { name: /Maya Lindqvist/ });
  within(row).getByText("Inactive in courses");
  within(row).getByText("Records unconfirmed");
  within(row).getByText(/^No activity in courses of IR Residents since .*, and 1 more$/);
  expect(screen.getByRole("link", { name: "Invited, not joined: 1" }).getAttribute("href")).toBe(
    "/admin/groups/this-week?reason=notJoined",
  );
  expect(screen.getByRole("link", { name: "1 person dismissed" }).getAttribute("href")).toBe(
    "/admin/groups/this-week?dismissed=1",
  );
});

const outcome = (part: object = {}) => ({
  id: maya.subject,
  remindedAt: new Date().toISOString(),
  refusal: null,
  againFrom: null,
  ...part,
});
const tomas = {
  ...maya,
  subject: cast.tomas.keycloakId,
  name: "Tomás Herrera",
  email: "tomas@northgate.example",
  reasons: [reason("quiet"), reason("unconfirmed", { count: 2 })],
};
const openReminder = async (act: string) => {
  await userEvent.click(await screen.findByRole("button", { name: act }));
  return within(await screen.findByRole("dialog", { name: act }));
};

test("a reminder opens from the row with a text made from the reasons, which can be changed", async () => {
  const portal = open(week, { remindPeople: { outcomes: [outcome()] } });
  const dialog = await openReminder("Remind Maya Lindqvist");
  const text = await dialog.findByRole<HTMLTextAreaElement>("textbox", { name: "Text" });
  expect(text.value).toContain("3 of your records wait for confirmation. Please ask your attending.");
  await userEvent.clear(text);
  await userEvent.type(text, "See evil.example");
  await userEvent.click(dialog.getByRole("button", { name: "Send reminder" }));
  await dialog.findByText(/^Leave out web and e-mail addresses/);
  expect(asked(portal, "RemindDialogMutation")).toEqual([]);
  await userEvent.clear(text);
  await userEvent.type(text, "Please continue.");
  await userEvent.click(dialog.getByRole("button", { name: "Send reminder" }));
  await screen.findByText("Reminder sent to Maya Lindqvist.");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));
  expect(asked(portal, "RemindDialogMutation")).toEqual([{ ids: [maya.subject], text: "Please continue." }]);
});

test("the details of a person open the same reminder", async () => {
  open(week);
  const drawer = await openRow("Maya Lindqvist");
  drawer.getByText("3 records of IR Residents wait for confirmation, the oldest since 11/02/2026");
  await userEvent.click(drawer.getByRole("button", { name: "Remind" }));
  await screen.findByRole("dialog", { name: "Remind Maya Lindqvist" });
});

test("the reason for a refused reminder is shown above its text, with the time in the reader's time zone", async () => {
  const againFrom = "2026-11-27T10:15:00.000Z";
  open(week, {
    remindPeople: { outcomes: [outcome({ remindedAt: null, refusal: "writtenLately", againFrom })] },
  });
  const dialog = await openReminder("Remind Maya Lindqvist");
  await userEvent.click(await dialog.findByRole("button", { name: "Send reminder" }));
  const sentence = "This person was reminded recently. You can remind them again from ";
  await dialog.findByText(`${sentence}${showMoment(Date.parse(againFrom))}.`);
  expect(dialog.queryByText(/UTC/)).toBe(null);
  dialog.getByRole("textbox", { name: "Text" });
});

test("on a phone, filters and columns open by a button, and stay open while a filter is active", async () => {
  resizeWindow(360);
  open(week);
  const button = await screen.findByRole("button", { name: "Filters and columns" });
  expect(screen.queryByRole("button", { name: /^All/ })).toBe(null);
  expect(screen.queryByRole("button", { name: "Columns" })).toBe(null);
  await userEvent.click(button);
  screen.getByRole("button", { name: "Columns" });
  expect(button.getAttribute("aria-expanded")).toBe("true");
  const opened = document.getElementById(button.getAttribute("aria-controls") ?? "");
  expect(opened?.querySelector("button")).toBeTruthy();
});

test("on a phone, a filtered list shows its filter", async () => {
  resizeWindow(360);
  open(week, {}, cast.priya, "?reason=quiet");
  const button = await screen.findByRole("button", { name: "Filters and columns" });
  expect(button.getAttribute("aria-expanded")).toBe("true");
});

test("on a phone the list begins high: no counts, no open filters of a group, a bar once someone is chosen", async () => {
  resizeWindow(360);
  open({ ...week, people: [maya, tomas] }, {}, cast.priya, "?group=1");
  await screen.findByText("Group: IR Residents");
  const button = await screen.findByRole("button", { name: "Filters and columns" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByRole("link", { name: /^Inactive in courses: / })).toBe(null);
  expect(screen.queryByRole("combobox", { name: "Administration" })).toBe(null);
  const hasBarAtFoot = () => document.documentElement.hasAttribute("data-form-bar");
  expect(hasBarAtFoot()).toBe(false);
  await userEvent.click(screen.getByRole("checkbox", { name: "Choose Maya Lindqvist" }));
  await screen.findByRole("button", { name: "Remind 1 person" });
  expect(hasBarAtFoot()).toBe(true);
});

test("the people of one group lead to its page, also where no one is left", async () => {
  open({ ...week, total: 0, people: [], counts: [] }, {}, cast.priya, "?group=1");
  expect((await screen.findByRole("link", { name: "Open the group" })).getAttribute("href")).toBe(
    "/admin/groups/1",
  );
  await screen.findByText("Group: One group");
});

test("several selected people get one text with their common reasons only, and those not reminded are listed", async () => {
  const portal = open(
    { ...week, people: [maya, tomas, invitee] },
    {
      remindPeople: {
        outcomes: [outcome(), outcome({ id: tomas.subject, remindedAt: null, refusal: "optedOut" })],
      },
    },
  );
  await userEvent.click(await screen.findByRole("checkbox", { name: "Choose Maya Lindqvist" }));
  await screen.findByRole("button", { name: "Remind 1 person" });
  // A person who was invited and has not joined is not reminded.
  await userEvent.click(screen.getByRole("checkbox", { name: "Choose all 2" }));
  const dialog = await openReminder("Remind 2 people");
  const recipients = within(await dialog.findByRole("list", { name: "Recipients" }));
  expect(recipients.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Maya LindqvistNot in the text: 3 records of .* wait for confirmation/),
    expect.stringMatching(/^Tomás HerreraNot in the text: 2 records/),
  ]);
  const text = await dialog.findByRole<HTMLTextAreaElement>("textbox", { name: "Text" });
  expect(text.value).toContain("Please continue.");
  expect(text.value).not.toMatch(/records/);
  await userEvent.click(dialog.getByRole("button", { name: "Send 2 reminders" }));
  await screen.findByText("Reminder sent to 1 person, not to these:");
  screen.getByText("Tomás Herrera: This person has unsubscribed from reminders. Write to them yourself.");
  expect(asked(portal, "RemindDialogMutation")).toMatchObject([{ ids: [maya.subject, tomas.subject] }]);
  // The page does not offer to send the reminder to the same people again.
  expect(screen.queryByRole("textbox", { name: "Text" })).toBe(null);
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));
  expect(screen.queryByRole("button", { name: /^Remind \d/ })).toBe(null);
});

test("one of several selected people can be mailed alone, with a text about their own reasons", async () => {
  const portal = open(
    { ...week, people: [maya, tomas] },
    { remindPeople: { outcomes: [outcome({ id: tomas.subject })] } },
  );
  await userEvent.click(await screen.findByRole("checkbox", { name: "Choose all 2" }));
  const dialog = await openReminder("Remind 2 people");
  await userEvent.click(await dialog.findByRole("button", { name: "Send to Tomás Herrera only" }));
  await screen.findByText("Reminder sent to Tomás Herrera.");
  expect(asked(portal, "RemindDialogMutation")).toMatchObject([
    { ids: [tomas.subject], text: expect.stringContaining("2 of your records wait") },
  ]);
});

test("people reminded within the last hour are marked in row and dialog, and not selected by default", async () => {
  const remindedAt = new Date(Date.now() - 20 * 60_000).toISOString();
  const lastReminder = { at: remindedAt, by: "Priya Raman", isOwn: true };
  const portal = open(
    { ...week, people: [{ ...maya, remindedAt, lastReminder }, tomas] },
    { remindPeople: { outcomes: [outcome({ id: tomas.subject })] } },
  );
  const lately = /^You reminded them at .*\. Again from /;
  within(await screen.findByRole("row", { name: /Maya Lindqvist/ })).getByText(lately);
  expect(within(screen.getByRole("row", { name: /Tomás Herrera/ })).queryByText(lately)).toBe(null);
  // Their button says so, too, and can be pressed still, so that it keeps the focus.
  const button = screen.getByRole<HTMLButtonElement>("button", {
    name: /^Reminded Maya Lindqvist, again from /,
  });
  expect([button.textContent, button.disabled]).toEqual(["Reminded", false]);
  expect(screen.getByRole("button", { name: "Remind Tomás Herrera" }).textContent).toBe("Remind");
  await userEvent.click(screen.getByRole("checkbox", { name: "Choose all 2" }));
  const dialog = await openReminder("Remind 2 people");
  await dialog.findByText(lately);
  expect(dialog.getByRole<HTMLInputElement>("checkbox", { name: "Maya Lindqvist" }).checked).toBe(false);
  await userEvent.click(dialog.getByRole("checkbox", { name: "Tomás Herrera" }));
  await userEvent.click(dialog.getByRole("button", { name: "Send 0 reminders" }));
  await dialog.findByText("Choose at least one person.");
  await userEvent.click(dialog.getByRole("checkbox", { name: "Tomás Herrera" }));
  await userEvent.click(dialog.getByRole("button", { name: "Send 1 reminder" }));
  await waitFor(() =>
    expect(asked(portal, "RemindDialogMutation")).toMatchObject([{ ids: [tomas.subject] }]),
  );
});

test("a person reminded longer ago is said to be so in the line of their reason", async () => {
  const remindedAt = "2026-11-02T12:00:00.000Z";
  const lastReminder = { at: remindedAt, by: "Priya Raman", isOwn: true };
  open({ ...week, people: [{ ...maya, remindedAt, lastReminder }, tomas] });
  const said = "You reminded them on 11/02/2026.";
  const row = within(await screen.findByRole("row", { name: /Maya Lindqvist/ }));
  expect(row.getByText(said).parentElement?.textContent).toMatch(
    /^You reminded them on 11\/02\/2026\. No activity in courses of IR Residents since/,
  );
  expect(within(screen.getByRole("row", { name: /Tomás Herrera/ })).queryByText(said)).toBe(null);
  expect(row.getByRole("button", { name: "Remind again Maya Lindqvist" }).textContent).toBe("Remind");
});

test.each([
  ["George Adeyemi", /^George Adeyemi reminded them at .*\. Again from /],
  [null, /^Another admin reminded them at .*\. Again from /],
])("before anything is sent, a recent reminder by another admin (%s) is shown", async (by, lately) => {
  const lastReminder = { at: new Date(Date.now() - 20 * 60_000).toISOString(), by, isOwn: false };
  open({ ...week, people: [{ ...maya, lastReminder }, tomas] });
  const row = within(await screen.findByRole("row", { name: /Maya Lindqvist/ }));
  row.getByText(lately);
  await userEvent.click(row.getByRole("button", { name: /^Reminded Maya Lindqvist/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Remind Maya Lindqvist" }));
  await dialog.findByText(lately);
});

test("above the daily limit no one is reminded, and the number left and the time of the next are shown", async () => {
  const againFrom = "2026-11-28T00:00:00.000Z";
  open(week, { remindPeople: refusal("REMINDER_REFUSED", { reason: "dailyLimit", againFrom, left: 3 }) });
  const dialog = await openReminder("Remind Maya Lindqvist");
  await userEvent.click(await dialog.findByRole("button", { name: "Send reminder" }));
  await dialog.findByText(
    `Only 3 more reminders can be sent today. Choose fewer people, and remind the rest from ${showMoment(Date.parse(againFrom))}.`,
  );
});

test("a person's reasons can be dismissed for a week, with Undo", async () => {
  const portal = open(week, {
    dismissThisWeek: { id: maya.subject, until: null, undo: { undoId: "7", seconds: 10 } },
  });
  const drawer = await openRow("Maya Lindqvist");
  await userEvent.click(drawer.getByRole("button", { name: "For 1 week" }));
  await screen.findByText(/^Maya Lindqvist dismissed until /);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));
  expect(asked(portal, "useDismissMutation")).toMatchObject([
    { id: maya.subject, reasons: ["quiet:1", "unconfirmed:1"] },
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(asked(portal, "sendUndoMutation")).toHaveLength(1));
});

test("an overdue assignment can be postponed for everyone, after a question that says so", async () => {
  const assignment = {
    id: 7,
    groupId: 1,
    title: "EVAR course",
    dueOn: "2026-11-02",
    step: 2,
    isForAll: true,
    modifiedAt: "2026-11-01T00:00:00.000Z",
  };
  const overdue = {
    ...maya,
    reasons: [reason("overdue", { about: "EVAR course", subjectId: 7, assignment })],
  };
  const portal = open({ ...week, people: [overdue] }, { changeAssignment: assignment });
  const drawer = await openRow("Maya Lindqvist");
  drawer.getByText("EVAR course was due on 11/02/2026");
  // Actions for all people come after those for this person.
  const acts = drawer.getAllByRole("button").map(({ textContent }) => textContent);
  expect(acts.at(-1)).toBe("Give everyone 1 more week");
  const extend = drawer.getByRole("button", { name: "Give everyone 1 more week" });
  await userEvent.click(extend);
  const question = within(await screen.findByRole("alertdialog", { name: "Give everyone 1 more week?" }));
  question.getByText(
    /^EVAR course will be due on .* for everyone who is asked, not only for Maya Lindqvist\.$/,
  );
  await userEvent.click(question.getByRole("button", { name: "Cancel" }));
  expect(asked(portal, "useExtendAssignmentMutation")).toEqual([]);
  await userEvent.click(extend);
  await userEvent.click(await screen.findByRole("button", { name: "Move the due day for all" }));
  await screen.findByText(/^EVAR course is now due on /);
  // The step is sent to keep it, and the version to detect a change by another person.
  const { modifiedAt, step } = assignment;
  expect(asked(portal, "useExtendAssignmentMutation")).toMatchObject([{ assignmentId: 7, step, modifiedAt }]);
});

test("an invited person can be invited again from the row, without a text to edit", async () => {
  const portal = open(week, { inviteAgain: { count: 1 } });
  await userEvent.click(await screen.findByRole("button", { name: "Invite again new@northgate.example" }));
  await screen.findByText("Invited again.");
  expect(asked(portal, "useInviteAgainMutation")).toEqual([{ customerGroupId: 1, inviteeIds: [9] }]);
  const drawer = await openRow("new@northgate.example");
  drawer.getByRole("button", { name: "Invite again" });
  expect(drawer.queryByRole("button", { name: "Remind" })).toBe(null);
});

test("an empty list shows that no one needs attention", async () => {
  open({ ...week, total: 0, people: [], counts: [], dismissed: 0 });
  await screen.findByText("No one needs your attention this week.");
});

test("a person who leads no group is told so", async () => {
  open({ ...week, total: 0, people: [], counts: [], dismissed: 0, leadsGroups: false });
  await screen.findByText("You do not lead a group yet.");
});

test("a list that cannot be loaded shows this, and can be loaded again", async () => {
  const portal = open(refusal("UNAVAILABLE", { retryAfterSeconds: 1 }));
  await screen.findByRole("button", { name: "Try again" });
  portal.answer({ thisWeek: week });
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("link", { name: "Maya Lindqvist" });
});

test("people who lead a group can turn on the weekly mail in the profile, in the browser's time zone", async () => {
  const portal = openPage(
    "/profile/notifications",
    {
      weekMail: { id: "1", isOn: false, leadsGroups: true },
      setWeekMail: { id: "1", isOn: true, leadsGroups: true },
    },
    cast.priya,
  );
  const choice = await screen.findByRole("switch", { name: /Monday/ });
  await userEvent.click(choice);
  await screen.findByText("You will get the figures each Monday.");
  expect(asked(portal, "WeekMailMutation")).toMatchObject([{ isOn: true, timeZone: expect.any(String) }]);
});

test("people who lead no group are not offered the weekly mail", async () => {
  openPage("/profile/notifications", { weekMail: { id: "1", isOn: false, leadsGroups: false } }, cast.maya);
  await screen.findByText(/^All notifications are listed/);
  expect(screen.queryByRole("switch", { name: /Monday/ })).toBe(null);
});
