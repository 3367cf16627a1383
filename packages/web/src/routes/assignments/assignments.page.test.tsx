import { cast } from "@cathedra/test-fixtures";
import { screen, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage } from "../../../test/portal/open-page.tsx";
import { refusal } from "../../../test/portal/portal.ts";

const assignment = (id: number, title: string, rest: object = {}) => ({
  id,
  groupId: 1,
  groupName: "IR Residents",
  kind: "course",
  title,
  courseId: 20 + id,
  spaceId: 3,
  spaceName: "Endovascular",
  dueOn: "2026-12-10",
  isForAll: true,
  isAvailable: true,
  modifiedAt: "2026-11-26T09:00:00Z",
  ...rest,
});
const mine = (assignments: readonly object[], rest: object = {}) => ({
  myAssignments: { today: "2026-11-26", totalCount: assignments.length, assignments, ...rest },
});
const certificates = (...rows: readonly object[]) => ({ myCertificates: { certificates: rows } });
const open = (answers: Record<string, unknown>) =>
  openPage("/assignments", { ...certificates(), ...answers }, cast.maya);

test("open assignments come first with their status and a link, and completed ones are listed apart", async () => {
  open(
    mine([
      { status: "late", amount: 40, assignment: assignment(1, "Percutaneous access") },
      {
        status: "blocked",
        amount: 2,
        assignment: assignment(2, "Arterial cases", { kind: "records", minimum: 10, courseId: null }),
      },
      {
        status: "done",
        doneAt: "2026-11-20T09:00:00Z",
        amount: 100,
        assignment: assignment(3, "Stroke basics"),
      },
    ]),
  );
  const table = await screen.findByRole("table", { name: "To do" });
  const learn = screen.getByRole("list", { name: "Learn" });
  expect(within(learn).getByRole("link", { name: "Assignments" }).getAttribute("aria-current")).toBe("page");
  expect(within(table).getByRole("link", { name: "Percutaneous access" }).getAttribute("href")).toBe(
    "/learning-spaces/3/Endovascular/21",
  );
  expect(within(table).getByText("Late")).toBeDefined();
  expect(within(table).getByText("40%")).toBeDefined();
  expect(within(table).getByText("2 of 10 records")).toBeDefined();
  expect(within(table).getByText("Do earlier steps first")).toBeDefined();
  expect(within(table).queryByText("Stroke basics")).toBeNull();
  within(screen.getByRole("table", { name: "Done" })).getByText("Stroke basics");
});

test("without assignments a message is shown, and a failure offers Try again", async () => {
  const portal = open({ myAssignments: refusal("INTERNAL") });
  await screen.findByText(/could not be loaded/);
  portal.answer(mine([]));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("You have no assignments.");
});

test("the person's certificates are listed, also for withdrawn assignments, with links to their pages", async () => {
  const certificate = (code: string, title: string, rest: object = {}) => ({
    code,
    assignmentId: 7,
    title,
    groupName: "IR Residents",
    institution: "Northgate",
    issuedAt: "2026-11-26T09:00:00Z",
    showsName: false,
    ...rest,
  });
  open({
    ...mine([]),
    ...certificates(
      certificate("7KQ2-M8XD-0V4N-PR1A", "Percutaneous access"),
      certificate("AAAA-BBBB-CCCC-DDDD", "Stroke basics", { assignmentId: null, showsName: true }),
    ),
  });
  const table = await screen.findByRole("table", { name: "My certificates" });
  const href = (name: string) => within(table).getByRole("link", { name }).getAttribute("href");
  expect(href("Percutaneous access")).toBe("/assignments/7/certificate");
  expect(href("Stroke basics")).toBe("/verify/AAAA-BBBB-CCCC-DDDD");
  within(table).getByText("Hidden");
  within(table).getByText("Shown");
});

test("without certificates the page explains how to get one, and if they cannot be loaded the assignments stay", async () => {
  open(mine([]));
  await screen.findByText(/^No certificates yet/);
  document.body.replaceChildren();
  open({ ...mine([]), myCertificates: refusal("INTERNAL") });
  await screen.findByText("Your certificates could not be loaded.");
  screen.getByText("You have no assignments.");
});
