import { entrustmentTexts as texts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { openPage } from "../../../../test/portal/open-page.tsx";
import { print } from "../../../../test/portal/print.ts";
import { endoleak } from "../../../../test/record-form.ts";

const target = { id: "t-1", name: "Night work", interventionType: "Arterial Interventions", minimum: 40 };
const logbookTotals = {
  asOf: "2026-11-02",
  cases: 7,
  person: { keycloak_id: cast.maya.keycloakId, first_name: "Maya", last_name: "Lindqvist" },
  months: [{ month: "2026-10-01", role: "Operator", cases: 7 }],
  procedures: [{ cases: 7, procedure: endoleak }],
  targets: [{ target, done: 7, remaining: 33 }],
};

test("the totals show the progress, and a bar links to its records by keyboard", async () => {
  const portal = openPage("/logbook/totals?period=all", {
    logbookTotals,
    activities: { activities: [], totalCount: 7, totalCountIsExact: true },
  });
  const targets = within(await screen.findByRole("region", { name: "Targets" }));
  expect(targets.getByRole("listitem").textContent).toContain("7 of 40");
  const bars = within(screen.getByRole("list", { name: "Cases by kind" }));
  bars.getByRole("link", { name: /^Arterial Interventions/ }).focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(location.pathname).toBe("/logbook/records"));
  expect(new URLSearchParams(location.search).get("type")).toBe("Arterial Interventions");
  await waitFor(() =>
    expect(portal.asked.find(({ name }) => name === "RecordsQuery")?.variables).toMatchObject({
      searchParams: { interventionType: "Arterial Interventions" },
    }),
  );
});

test("a link to the targets scrolls to them", async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  openPage("/logbook/totals#targets", { logbookTotals });
  const targets = await screen.findByRole("region", { name: "Targets" });
  const isBrought = () =>
    scrolled.mock.contexts.some((each) => each instanceof Element && each.contains(targets));
  await waitFor(() => expect(isBrought()).toBe(true));
});

test("for people who oversee trainees the trainees come first, with a link to their own totals", async () => {
  openPage(
    "/logbook/totals",
    {
      logbookTotals,
      logbookTotalsGroups: { totalCount: 1, groups: [{ id: 1, name: "IR Residents" }] },
      logbookGroupTotals: { group: { id: 1, name: "IR Residents" } },
    },
    cast.priya,
  );
  await waitFor(() => expect(location.pathname).toBe("/logbook/totals/group/1"));
  await userEvent.click(await screen.findByRole("link", { name: "Your own totals" }));
  await screen.findByRole("heading", { level: 1, name: "Totals" });
  expect(new URLSearchParams(location.search).get("person")).toBe("me");
});

function openRated(procedureCode: string) {
  const kind = { interventionType: "Arterial Interventions", organSystem: "Lower extremity", procedureCode };
  const rated = { ...kind, day: "2026-10-02", scale: "zwisch", complexity: null, side: "attending" };
  return openPage("/logbook/totals?period=all", {
    logbookTotals,
    logbookEntrustments: [1, 2, 2, 3, 4].map((level, index) => ({ ...rated, recordId: `r-${index}`, level })),
    personProgress: {
      exercises: [
        { exerciseKey: "sfa/1", exerciseName: "SFA", moduleCode: "sfa-revascularization", attempts: 4 },
        { exerciseKey: "evar/1", exerciseName: "EVAR", moduleCode: "evar", attempts: 9 },
      ],
    },
  });
}

test("ratings are shown with their spread, and results of the simulator are not read if it does not train the procedure", async () => {
  const portal = openRated("AI-1202");
  await screen.findByText(texts.curves.spread("2 Active Help", "2 Active Help", "3 Passive Help"));
  expect(portal.asked.some(({ name }) => name === "IndependenceSimulatorQuery")).toBe(false);
});

test("beside ratings of a procedure that the simulator trains are the results there", async () => {
  openRated("AI-1203");
  await screen.findByRole("link", { name: texts.curves.simulated("SFA", 4, false) });
  expect(screen.queryByText(/^EVAR/)).toBeNull();
});

test("printed totals contain all procedures", async () => {
  const procedures = Array.from({ length: 40 }, (_, at) => ({
    cases: 1,
    procedure: { ...endoleak, name: `Procedure ${at}` },
  }));
  openPage("/logbook/totals?period=all", { logbookTotals: { ...logbookTotals, procedures } });
  const table = within(await screen.findByRole("table", { name: "Procedures" }));
  expect(table.getAllByRole("row").length).toBeLessThan(40);
  vi.stubGlobal("print", print);
  await userEvent.click(screen.getByRole("button", { name: "Print" }));
  await waitFor(() => expect(table.getAllByRole("row")).toHaveLength(41));
});

test("all rows of a table are added before the browser counts the printed pages", async () => {
  const procedures = Array.from({ length: 40 }, (_, at) => ({
    cases: 1,
    roles: [{ role: "Operator", cases: 1 }],
    procedure: { ...endoleak, name: `Procedure ${at}` },
  }));
  openPage("/logbook/totals?period=all", { logbookTotals: { ...logbookTotals, procedures } });
  const table = within(await screen.findByRole("table", { name: "Procedures" }));
  const named = () => table.getAllByText(/^Procedure \d+$/).length;
  const atFirst = named();
  expect(atFirst).toBeLessThan(40);
  window.dispatchEvent(new Event("beforeprint"));
  // Only one microtask may pass: rows added by a timer or an animation frame would be missing on paper.
  await Promise.resolve();
  expect(named()).toBe(40);
  window.dispatchEvent(new Event("afterprint"));
  await Promise.resolve();
  expect(named()).toBe(atFirst);
});
