import { coursePageTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, viewer } from "../../../test/portal/open-page.tsx";
import { refusal } from "../../../test/portal/portal.ts";

const { email, keycloakId } = cast.maya;
const address = `/user-courses?${new URLSearchParams({ email, group: "1", uid: keycloakId })}`;
const course = { id: 7, personId: keycloakId, name: "EVAR", category: "Aorta", completion_status: "" };
const priya = { user: { ...viewer(cast.priya), viewerAdminSections: ["groups"] } };
const region = async (name: string) => within(await screen.findByRole("region", { name }));

test("a group admin makes a course available to a member and returns to the class (5.004, 5.006, 5.008)", async () => {
  const asked: unknown[] = [];
  openPage(
    address,
    {
      ...priya,
      coursesByGroup: [course],
      makeCourseAvailable: (variables: object) => {
        asked.push({ ...variables });
        return { course: { ...course, completion_status: "not_attempted" } };
      },
    },
    cast.priya,
  );
  const offered = await region(coursePageTexts.makeAvailable);
  await userEvent.click(await offered.findByRole("button", { name: "Make available: EVAR" }));
  await (await region(coursePageTexts.availableForUser)).findByRole("row", { name: /EVAR/ });
  await screen.findByText(coursePageTexts.nothingToAdd);
  expect(asked).toEqual([{ courseId: 7, customerGroupId: 1, uid: keycloakId }]);
  const way = screen.getByRole("link", { name: "Class" });
  expect(way.getAttribute("href")).toBe("/admin/groups/1/courses");
});

test("courses of a person outside the own groups are refused, and so is a course that cannot be given (5.025)", async () => {
  const portal = openPage(address, { ...priya, coursesByGroup: refusal("FORBIDDEN") }, cast.priya);
  expect((await screen.findByRole("alert")).textContent).toContain("You are not allowed to do this.");
  portal.answer({ coursesByGroup: [course], makeCourseAvailable: refusal("FORBIDDEN") });
  portal.reload();
  await userEvent.click(await screen.findByRole("button", { name: "Make available: EVAR" }));
  const offered = await region(coursePageTexts.makeAvailable);
  await waitFor(() => expect(offered.getByRole("alert").textContent).not.toBe(""));
  offered.getByRole("button", { name: "Make available: EVAR" });
});
