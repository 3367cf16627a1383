import { expect, it } from "vitest";
import { aForm } from "../../../../../test/record-form.ts";
import { haveSameContent } from "./same-content.ts";

const form = aForm();
const empty = { keycloakId: null, name: " ", role: null, level: null };

it.each([
  ["spaces", aForm({ procedureIndication: " Growing sac ", hospital: "Northgate Main " })],
  ["the case of a typed attending", aForm({ attendingId: null, attendingName: "berg,  anna" })],
  ["an empty row", aForm({ participants: [...form.participants, empty] })],
])("does not count %s", (_, other) => {
  expect(haveSameContent(form, other)).toBe(true);
});

it.each([
  ["another indication", aForm({ procedureIndication: "Endoleak" })],
  ["another day", aForm({ dateOfProcedure: "2026-03-06" })],
  ["another attending", aForm({ attendingName: "Berg, Anne" })],
  ["one more person", aForm({ participants: [...form.participants, { ...empty, name: "Jo Visitor" }] })],
  ["a level", aForm({ participants: form.participants.map((row) => ({ ...row, level: "R3" as const })) })],
])("counts %s", (_, other) => {
  expect(haveSameContent(form, other)).toBe(false);
});
