import { groupAdministrationTexts as texts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
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
const openGroups = (answers: object = {}) =>
  openPage(
    "/admin/groups",
    { ...george, administeredGroups: { groups: [group], totalCount: 1 }, ...answers },
    cast.george,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("groups that cannot be read are told with what the portal says (9.056, M05)", async () => {
  openGroups({ administeredGroups: refusal("FORBIDDEN") });
  await screen.findByText(texts.loadFailed);
  await screen.findByText(refusal("FORBIDDEN").message);
});

test("deleting a group offers what its people keep: nothing, unless chosen otherwise; a refusal is told in the question (9.044)", async () => {
  const portal = openGroups({ removeCustomerGroup: refusal("FORBIDDEN") });
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
