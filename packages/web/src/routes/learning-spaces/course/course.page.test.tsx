import { coursePageTexts, courseProgressTexts } from "@cathedra/domain/messages";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage } from "../../../../test/portal/open-page.tsx";
import { refusal } from "../../../../test/portal/portal.ts";

const space = { id: 1, name: "Aorta", title: "Aorta" };
const courseWith = (status: string, percentage: number) => ({
  id: 7,
  name: "EVAR",
  isOpen: true,
  completion_status: status,
  progress: { completion_status: status, completion_percentage: percentage },
});
const begun = courseWith("in_progress", 75);
const readAt = "2026-11-26T12:00:00.000Z";
const answers = {
  talentBranch: space,
  course: begun,
  refreshCourseProgress: {
    readAt,
    unitsReadAt: readAt,
    isCurrent: true,
    currentForMs: 30_000,
    courses: [begun],
  },
};

async function reset() {
  await userEvent.click(await screen.findByRole("button", { name: "Reset" }));
  const question = await screen.findByRole("alertdialog");
  await userEvent.click(within(question).getByRole("button", { name: "Reset" }));
}
const isAsking = () => screen.queryByText(courseProgressTexts.resetTitle) !== null;

test("after a reset without an answer, the result is shown as unknown and the progress is read at once", async () => {
  const portal = openPage("/learning-spaces/1/Aorta/7", {
    ...answers,
    resetMyCourseProgress: refusal("COURSE_RESET_UNCONFIRMED", { reason: "slow" }),
  });
  await screen.findByText("Your progress is up to date.");
  const before = portal.count("useFreshProgressOfCourseMutation");
  portal.answer({
    refreshCourseProgress: { ...answers.refreshCourseProgress, isCurrent: false, isResetUnconfirmed: true },
  });
  await reset();
  await screen.findByText(courseProgressTexts.resetUnconfirmed);
  await waitFor(() => expect(isAsking()).toBe(false));
  await screen.findByText(
    /^The learning platform has not said yet whether it reset the course\. Progress as of/,
  );
  expect(portal.count("useFreshProgressOfCourseMutation")).toBeGreaterThan(before);
});

test("a reset refused by the platform shows this in its dialog, which stays open", async () => {
  openPage("/learning-spaces/1/Aorta/7", {
    ...answers,
    resetMyCourseProgress: refusal("COURSE_RESET_FAILED", { reason: "rejected" }),
  });
  await reset();
  await screen.findByText(courseProgressTexts.resetFailed);
  expect(isAsking()).toBe(true);
});

test("a failed start shows its reason at the button, and the figures are read again before they count as current", async () => {
  const portal = openPage("/learning-spaces/1/Aorta/7", {
    ...answers,
    enrollUserInCourse: refusal("COURSE_START_FAILED", { reason: "away" }),
  });
  await screen.findByText("Your progress is up to date.");
  const before = portal.count("useFreshProgressOfCourseMutation");
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
  const alert = await screen.findByText(courseProgressTexts.startFailed);
  expect(alert.closest("[role=alert]")?.textContent).toContain(courseProgressTexts.startReasons.away);
  await waitFor(() => expect(portal.count("useFreshProgressOfCourseMutation")).toBe(before + 1));
});

test.each([
  ["no longer available to the person", null, coursePageTexts.noSuchCourse],
  ["no longer open", { ...begun, isOpen: false }, coursePageTexts.noLongerOpen],
])("if the started course is %s, the focus stays in the page", async (_, course, said) => {
  const portal = openPage("/learning-spaces/1/Aorta/7", answers);
  const button = await screen.findByRole("button", { name: "Continue" });
  portal.answer({
    course,
    enrollUserInCourse: refusal("NOT_FOUND"),
    refreshCourseProgress: { ...answers.refreshCourseProgress, courses: [] },
  });
  button.focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByText(said);
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById("content")));
});

test("a description of 20,000 characters is shortened, and expanded by a button", async () => {
  const description = "Access and closure. ".repeat(1_000).trim();
  openPage("/learning-spaces/1/Aorta/7", { ...answers, course: { ...begun, description } });
  const text = () => (document.querySelector("header p")?.textContent ?? "").length;
  const more = await screen.findByRole("button", { name: "Show all of the text" });
  expect(text()).toBeLessThan(700);
  await userEvent.click(more);
  expect(text()).toBeGreaterThan(19_000);
  await userEvent.click(screen.getByRole("button", { name: "Show less of the text" }));
  expect(text()).toBeLessThan(700);
});
