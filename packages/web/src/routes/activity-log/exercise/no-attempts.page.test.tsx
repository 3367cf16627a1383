import { cast } from "@cathedra/test-fixtures";
import { screen } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openPage } from "../../../../test/portal/open-page.tsx";
import { refusal } from "../../../../test/portal/portal.ts";
import { showDay } from "../../../format/dates.ts";

const modules = [
  {
    code: "btk",
    name: "Below the Knee",
    exercises: [{ key: "btk/ata", name: "Anterior tibial artery occlusion" }],
  },
];
const asked = (exerciseKey: string) => ({
  status: "due",
  assignment: { kind: "exercise", exerciseKey, dueOn: "2026-12-16" },
});
const open = (myAssignments: unknown, search = "") =>
  openPage(
    `/activity-log/exercise/btk/ata${search}`,
    { exerciseSeries: null, vistActivityChoices: modules, myAssignments },
    cast.maya,
  );
const ask = /You are asked to become proficient by/;

test("an exercise without attempts shows the due date of its assignment and where to run it", async () => {
  open({ assignments: [asked("btk/other"), asked("btk/ata")] });
  await screen.findByText(/Sign in at a simulator and run it there/);
  await screen.findByText(new RegExp(`become proficient by ${showDay("2026-12-16")}`));
});

test("assignments are not shown if they cannot be read or belong to another person", async () => {
  open(refusal("UNAVAILABLE", { retryAfterSeconds: 5 }));
  await screen.findByText(/There are no attempts at this exercise yet/);
  expect(screen.queryByText(ask)).toBe(null);
});

test("a person without access to another person's attempts is told so", async () => {
  open({ assignments: [asked("btk/ata")] }, `?uid=${cast.tomas.keycloakId}`);
  await screen.findByText(/You have no access to attempts/);
  expect(screen.queryByText(ask)).toBe(null);
});
