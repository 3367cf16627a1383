import { cast } from "@cathedra/test-fixtures";
import { screen, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openPage } from "../../../test/portal/open-page.tsx";
import { resizeWindow } from "../../../test/portal/resize-window.ts";

const assignment = (id: number, exerciseKey: string | null, title: string) => ({
  status: "due",
  assignment: {
    id,
    kind: exerciseKey === null ? "course" : "exercise",
    title,
    exerciseKey,
    dueOn: "2026-12-02",
  },
});
const { keycloakId, firstName, lastName } = cast.maya;
const answers = {
  personProgress: {
    person: { keycloak_id: keycloakId, first_name: firstName, last_name: lastName },
    isOwn: true,
    rules: [],
    nextSteps: [],
    exercises: [
      {
        exerciseKey: "a/1",
        exerciseName: "Selective angiography",
        moduleName: "Angiography",
        standing: "begun",
        attempts: 1,
        lastRunAt: "2026-11-20T10:00:00.000Z",
        passesLeft: 2,
        passesNeeded: 3,
        passes: [true],
      },
    ],
  },
  myAssignments: {
    assignments: [
      assignment(1, "a/1", "Selective angiography"),
      assignment(2, "a/2", "Renal stenting"),
      assignment(3, null, "EVAR course"),
    ],
  },
};

test("an assigned exercise without a run is listed with its due day", async () => {
  openPage("/progress", answers);
  await screen.findByText(/^Proficient in 0 of 1 exercise\./);
  const card = within(await screen.findByRole("region", { name: "Assigned to you, not run yet" }));
  expect(card.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Renal stentingNever run · .*12\/02\/2026/),
  ]);
});

test.each([360, 1280])("the minutes of the last 12 weeks are the same at a width of %i px", async (width) => {
  resizeWindow(width);
  // Ten weeks ago, which the shorter chart on a phone does not show.
  const practisedAt = [new Date(Date.now() - 70 * 24 * 3_600_000).toISOString()];
  openPage("/progress", {
    personProgress: { ...answers.personProgress, practisedAt, practisedSeconds: [1800] },
  });
  await screen.findByText("30 minutes in the last 12 weeks.");
  expect(screen.queryByText("The chart shows the latest 8 weeks, the table all 12.") !== null).toBe(
    width < 768,
  );
});
