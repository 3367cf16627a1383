import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, viewer } from "../../../../../test/portal/open-page.tsx";
import { refusal } from "../../../../../test/portal/portal.ts";

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

test("a class opens at the first tab that its reader may see", async () => {
  openClass("/admin/groups/7", { getCustomerGroup: { ...group, viewerCanManageCourses: false } });
  await screen.findByRole("heading", { level: 2, name: "IR Fellows" });
  await waitFor(() => expect(location.pathname).toBe("/admin/groups/7/exercises"));
  expect(await labels()).not.toContain("Courses");
});

test("the former addresses of a group's pages lead to its tabs, with what they were narrowed to", async () => {
  openClass("/admin/groups/7/class?show=behind");
  await waitFor(() =>
    expect(location.pathname + location.search).toBe("/admin/groups/7/courses?show=behind"),
  );
});

test("from tab to tab the same people are looked for, and the tabs are read once", async () => {
  const portal = openClass("/admin/groups/7/courses?search=kov&sort=-name&show=behind");
  await userEvent.click((await tabs()).getByRole("link", { name: "Exercises" }));
  await waitFor(() =>
    expect(location.pathname + location.search).toBe("/admin/groups/7/exercises?search=kov&sort=-name"),
  );
  await (await tabs()).findByRole("link", { current: "page", name: "Exercises" });
  expect(portal.count("ClassPageQuery")).toBe(1);
});

test("what stands over the tabs may fail while a tab works, and the other way round", async () => {
  const portal = openClass("/admin/groups/7/invitations", { getCustomerGroup: refusal("INTERNAL") });
  await screen.findByRole("textbox", { name: "List" });
  portal.answer({ getCustomerGroup: group, classInvitation: refusal("INTERNAL") });
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await screen.findByRole("heading", { level: 2, name: "IR Fellows" });
});
