import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage } from "../../../../test/portal/open-page.tsx";

const staff = {
  user: {
    keycloak_id: cast.ruth.keycloakId,
    first_name: "Ruth",
    roles: ["sys_admin"],
    viewerAdminSections: ["courses"],
  },
};
const course = (id: number) => ({
  id,
  name: `Course ${id}`,
  code: `NEU-${id}`,
  category: "Safety",
  isGone: false,
  learningSpaces: [{ id: 1, code: "NEU", name: "Neurointervention" }],
});
const listOf = (count: number) => ({
  ...staff,
  talentCourseListings: Array.from({ length: count }, (_, at) => course(at + 1)),
  countTalentCourseListings: count,
  talentBranches: [],
});

test("ten courses are shown as a table, whose column heads sort like the sort selection", async () => {
  openPage("/admin/courses", listOf(10), cast.ruth);
  const table = within(await screen.findByRole("table", { name: "Courses" }));
  expect(table.getAllByRole("rowheader")).toHaveLength(10);
  expect(table.getByRole("link", { name: /Course 1$/ }).getAttribute("href")).toContain("open=1");
  const head = table.getByRole("columnheader", { name: "Course" });
  expect(head.getAttribute("aria-sort")).toBe("ascending");
  await userEvent.click(within(head).getByRole("button"));
  await waitFor(() => expect(location.search).toContain("order=name-z-a"));
  await screen.findByRole("button", { name: /Name Z-A.*Sort by|Sort by.*Name Z-A/ });
});

test("fewer than ten courses are shown as cards", async () => {
  openPage("/admin/courses", listOf(9), cast.ruth);
  expect(await screen.findAllByRole("article")).toHaveLength(9);
  expect(screen.queryByRole("table")).toBe(null);
});
