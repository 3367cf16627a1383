import { resultTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen } from "@testing-library/dom";
import { expect, test, vi } from "vitest";
import { openPage } from "../../../../test/portal/open-page.tsx";

const person = ({ keycloakId, firstName, lastName }: typeof cast.maya) => ({
  keycloak_id: keycloakId,
  first_name: firstName,
  last_name: lastName,
});
const run = (rest: object = {}) => ({
  vistActivity: {
    id: "a0000000-0000-4000-8000-000000000001",
    exerciseName: "Selective angiography",
    progress: 71,
    outcome: "notMet",
    outcomeText: "Did not meet all criteria",
    criteriaText: "7 of 11 measured, 5 met",
    asked: 11,
    evaluated: 7,
    implausible: [],
    source: "station",
    createdBy: person(cast.maya),
    definition: { metrics: [], groups: [], benchmarks: [] },
    values: {},
    ...rest,
  },
});
const address = "/activity-log/vist-activity/a0000000-0000-4000-8000-000000000001";

test("a score of only some criteria says so, and away from a simulator a text explains how to run it again", async () => {
  openPage(address, run());
  await screen.findByText("71%");
  screen.getByText(resultTexts.scoreOfPart(7, 11));
  screen.getByRole("button", { name: "Print" });
  // Away from a simulator there is no link, because no page can start the exercise.
  expect(screen.queryByRole("link", { name: resultTexts.again })).toBe(null);
  screen.getByText(resultTexts.againAtSimulator);
  expect(screen.getByRole("link", { name: resultTexts.progress }).getAttribute("href")).toBe("/progress");
});

test("at a simulator, another attempt links to the modules", async () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 QtWebEngine/6.4.2 Chrome/102.0");
  openPage(address, run());
  const again = await screen.findByRole("link", { name: resultTexts.again });
  expect(again.getAttribute("href")).toBe("/vist-modules");
  vi.restoreAllMocks();
});

test("a score of all criteria needs no explanation, and another attempt at a cloud case links to the cloud cases", async () => {
  openPage(address, run({ evaluated: 11, source: "cloud_machine" }));
  const again = await screen.findByRole("link", { name: resultTexts.again });
  expect(again.getAttribute("href")).toBe("/cloud-cases");
  expect(screen.queryByText(/^The score is/)).toBe(null);
});

test("a viewer of another person's run gets no link to another attempt", async () => {
  openPage(address, run({ createdBy: person(cast.tomas) }), cast.priya);
  await screen.findByText("71%");
  expect(screen.queryByRole("link", { name: resultTexts.again })).toBe(null);
});
