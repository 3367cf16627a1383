import { expect, test } from "vitest";
import {
  adverseEventLabels,
  levelLabel,
  modalityLabels,
  participantRoleDefinitions,
  participantRoleGroups,
} from "./display-text.ts";
import { offeredValues, recordValueLabel } from "./field-labels.ts";
import { formLevels, levels, modalities, participantRoles } from "./values.ts";

test("the form offers three age categories, and Unknown is only displayed (7.013, X70)", () => {
  expect(offeredValues("ageCategory", {}).map((age) => recordValueLabel("ageCategory", age))).toEqual([
    "Pediatric (<18)",
    "Adult (18-64)",
    "Geriatric (65+)",
  ]);
  expect(recordValueLabel("ageCategory", "Unknown")).toBe("Unknown");
});

test("the form offers eight levels, and PreRadiology is shown as Pre-radiology (7.015, X71)", () => {
  expect(formLevels.map(levelLabel)).toEqual(["R1", "R2", "R3", "R4", "IR1", "IR2", "IR7", "Pre-radiology"]);
  expect(levels).toHaveLength(17);
});

test("Circulator and Scrub are listed under Technologist, and every role is offered once (7.014)", () => {
  expect(participantRoleGroups.find(({ label }) => label === "Technologist")?.roles).toEqual([
    "Circulator",
    "Scrub",
  ]);
  expect(participantRoleGroups.flatMap((each) => each.roles)).toEqual(participantRoles);
});

test("every role has a short definition", () => {
  for (const role of participantRoles)
    expect(participantRoleDefinitions[role]).toMatch(/^[A-Z].{10,70}[a-z]$/);
});

test("a modality is stored as its label without spaces (7.018, 7.061)", () => {
  for (const modality of modalities) expect(modalityLabels[modality].replaceAll(" ", "")).toBe(modality);
});

test("adverse events and blood loss have explanatory labels (7.019, 7.020)", () => {
  expect(adverseEventLabels.A).toBe("A: no therapy, no consequence");
  expect(adverseEventLabels.F).toBe("F: death");
  expect(recordValueLabel("ebl", "<50 mL")).toBe("Less than 50 mL");
  expect(recordValueLabel("ebl", ">100 mL requiring transfusion")).toBe("Over 100 mL requiring transfusion");
});
