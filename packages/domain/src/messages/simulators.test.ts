import { expect, test } from "vitest";
import { licenceText, runFailureText, simulatorTexts } from "./simulators.ts";

const licence = (remainingdays: number | null) => ({ valid: true, expired: false, remainingdays });

test("the licence text shows the remaining time (12.012, 12.013, 12.014)", () => {
  expect(licenceText(licence(-3), "missing")).toBe(
    "Your VIST simulator doesn't have a license to run this case",
  );
  expect(licenceText(licence(29), "soon")).toBe("license will run out in 29 days");
  expect(licenceText(licence(1), "soon")).toBe("license will run out in 1 day");
  expect(licenceText(licence(0), "soon")).toBe("license will run out today");
  expect(licenceText(licence(30), "good")).toBeNull();
  expect(licenceText(licence(null), "good")).toBeNull();
});

test("a cancelled run and an unknown failure code each have a text (12.011)", () => {
  expect(runFailureText("USER_QUIT")).toBe("User quit exercise");
  expect(runFailureText("NOT_LICENSED")).toBe(simulatorTexts.noLicence);
  expect(runFailureText("SOMETHING_NEW")).toMatch(/could not be run/);
  expect(runFailureText("toString")).toBe(runFailureText("OTHER"));
});

test("the texts are as specified (12.001, 12.002, 12.015, 12.016, 12.017, 1.032)", () => {
  expect(simulatorTexts).toMatchObject({
    title: "VIST Modules",
    cases: "VIST Cases",
    personalCases: "My Case-It Cases",
    loading: "Loading VIST Modules...",
    noServiceTag: "Could not determine service tag. This probably means VIST is not installed.",
    needsSimulator: "This exercise needs to be run from a VIST® simulator.",
    notConnected: "Simulator not connected.",
    notConnectedToQt: "Not connected to Qt",
    inProgress: "Exercise in progress...",
    quit: "Quit",
    startCaseCreator: "Start Case Creator",
  });
});
