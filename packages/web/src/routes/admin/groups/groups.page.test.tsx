import { groupAdministrationTexts as texts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { openPage, viewer } from "../../../../test/portal/open-page.tsx";
import { refusal } from "../../../../test/portal/portal.ts";

const group = {
  id: 7,
  name: "IR Fellows",
  customer: { id: 1, name: "Northgate" },
  memberCount: 2,
  courseCount: 1,
  viewerCanEdit: true,
};
const george = { user: { ...viewer(cast.george), viewerAdminSections: ["groups"] } };
const openGroups = (answers: object = {}, query = "") =>
  openPage(
    `/admin/groups${query}`,
    {
      ...george,
      administeredGroups: { groups: [group], totalCount: 1 },
      getCustomerGroup: group,
      ...answers,
    },
    cast.george,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("if groups cannot be loaded, the reason is shown (9.056, M05)", async () => {
  openGroups({ administeredGroups: refusal("FORBIDDEN") });
  await screen.findByText(texts.loadFailed);
  await screen.findByText(refusal("FORBIDDEN").message);
});

test("a group is a row that links to its details, with a Copy button for its link (9.037, 9.039)", async () => {
  const priya = {
    keycloak_id: "p",
    first_name: "Priya",
    last_name: "Raman",
    email: "priya@northgate.example",
  };
  const full = {
    ...group,
    admins: [priya],
    viewerCanManageInvitation: true,
    invitationLink: { code: "grpA1b2C3", uses: 3, expiresAt: "2026-12-24T12:00:00.000Z" },
  };
  openGroups({ administeredGroups: { groups: [full], totalCount: 1 }, getCustomerGroup: full });
  const row = within(await screen.findByRole("row", { name: /IR Fellows/ }));
  const cells = row.getAllByRole("cell").map(({ textContent }) => textContent);
  expect(cells.slice(0, 4)).toEqual(["Northgate", "Priya Raman", "2", "1"]);
  expect(cells[4]).toMatch(/^Until .*24/);
  await userEvent.click(row.getByRole("link", { name: "IR Fellows" }));
  const drawer = within(await screen.findByRole("dialog", { name: "Group" }));
  const details = within(await drawer.findByRole("article", { name: "IR Fellows" }));
  details.getByText("grpA1b2C3");
  expect(details.queryByText(/inviteCode=/)).toBe(null);
  const asked = prepareClipboard();
  await userEvent.click(details.getByRole("button", { name: "Copy invite link" }));
  await details.findByText(/inviteCode=grpA1b2C3/);
  expect(asked).toEqual([`${location.origin}/?inviteCode=grpA1b2C3`]);
});

/** Replaces the clipboard by one that refuses, so that the link appears for copying by hand. Returns the refused texts. */
function prepareClipboard(): readonly string[] {
  const asked: string[] = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation((text) => {
    asked.push(text);
    return Promise.reject(new Error("refused"));
  });
  return asked;
}

test("the sort by name is in the address, also from the table head, and cards show the same groups (9.037)", async () => {
  const portal = openGroups({}, "?look=cards");
  await screen.findByRole("article", { name: group.name });
  await userEvent.click(screen.getByRole("radio", { name: "Table" }));
  const head = () => screen.getByRole("columnheader", { name: /^Group/ });
  await screen.findByRole("table", { name: "Groups" });
  await userEvent.click(within(head()).getByRole("button"));
  const orders = () => portal.asked.filter(({ name }) => name === "AdminGroupsQuery");
  await waitFor(() => expect(orders().at(-1)?.variables).toMatchObject({ sort: "za" }));
  await waitFor(() => expect(head().getAttribute("aria-sort")).toBe("descending"));
});

test("a row links to the invitations if the viewer may invite, and the list can be sorted by members", async () => {
  const may = { ...group, viewerCanManageInvitation: true };
  const not = { ...group, id: 8, name: "Neuro" };
  const portal = openGroups({ administeredGroups: { groups: [may, not], totalCount: 2 } });
  const link = await screen.findByRole("link", { name: "Invite people to IR Fellows" });
  expect(link.getAttribute("href")).toBe("/admin/groups/7/invitations");
  expect(screen.queryByRole("link", { name: "Invite people to Neuro" })).toBe(null);
  const head = () => within(screen.getByRole("columnheader", { name: /^Members/ }));
  await userEvent.click(head().getByRole("button"));
  const orders = () => portal.asked.filter(({ name }) => name === "AdminGroupsQuery");
  await waitFor(() => expect(orders().at(-1)?.variables).toMatchObject({ sort: "membersDescending" }));
});

test("deleting a group closes its details (9.044)", async () => {
  const undo = { undoId: "u-1", seconds: 10 };
  const portal = openGroups({ removeCustomerGroup: { customerGroupId: 7, undo } }, "?open=7");
  await press("Delete IR Fellows");
  portal.answer({
    ...george,
    administeredGroups: { groups: [], totalCount: 0 },
    getCustomerGroup: refusal("NOT_FOUND"),
    removeCustomerGroup: { customerGroupId: 7, undo },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Delete group" }));
  await screen.findByText(texts.none);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));
});

test("deleting a group offers to keep course access, which is off by default, and shows a refusal (9.044)", async () => {
  const portal = openGroups({ removeCustomerGroup: refusal("FORBIDDEN") }, "?open=7");
  await press("Delete IR Fellows");
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByRole<HTMLInputElement>("radio", { name: /Remove course access/ }).checked).toBe(true);
  expect(question.getByRole<HTMLInputElement>("radio", { name: /Retain course access/ }).checked).toBe(false);
  await userEvent.click(question.getByRole("button", { name: "Delete group" }));
  await question.findByText(texts.deleteFailed);
  await userEvent.click(question.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBe(null));
  expect(portal.asked.at(-1)?.variables).toMatchObject({ retainCourseAccess: false });
});

test("removing all users requires typing the group's name, shows failures and can be undone (9.050, 9.054, X22, X116)", async () => {
  const ofRuth = { ...group, viewerCanEdit: false, viewerCanRemoveAllUsers: true };
  const answersOf = (memberCount: number) => {
    const customerGroup = { ...ofRuth, memberCount };
    return { administeredGroups: { groups: [customerGroup], totalCount: 1 }, customerGroup };
  };
  const portal = openPage(
    "/admin/groups?look=cards",
    {
      user: { ...viewer(cast.ruth), viewerAdminSections: ["groups"] },
      ...answersOf(1),
      removeAllUsers: refusal("INTERNAL"),
      undo: { undoId: "u-1" },
    },
    cast.ruth,
  );
  const card = within(await screen.findByRole("article", { name: group.name }));
  expect(card.queryByRole("button", { name: `Edit ${group.name}` })).toBe(null);
  expect(screen.queryByRole("button", { name: "Create group" })).toBe(null);
  await press(`Remove All Users of ${group.name}`);
  const question = within(await screen.findByRole("dialog"));
  const typeName = async (name: string) => {
    const field = question.getByRole("textbox", { name: "Name of the group" });
    await userEvent.clear(field);
    await userEvent.type(field, name);
    await userEvent.click(question.getByRole("button", { name: "Remove All Users" }));
  };
  await typeName("IR");
  await question.findByText("Type the name of the group exactly as shown above");
  expect(portal.count("useRemoveUsersAllMutation")).toBe(0);
  await typeName(group.name);
  await question.findByText(texts.removeAllFailed);
  const { customerGroup } = answersOf(0);
  portal.answer({
    ...answersOf(0),
    removeAllUsers: { customerGroup, undo: { undoId: "u-1", seconds: 10 } },
  });
  await userEvent.click(question.getByRole("button", { name: "Remove All Users" }));
  await screen.findByText(texts.removedAll);
  await card.findByText(/Members \(0\)/);
  portal.answer(answersOf(1));
  await press("Undo");
  await card.findByText(/Members \(1\)/);
});
