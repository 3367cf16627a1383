import { expect, it } from "vitest";
import { aForm } from "../../../../../test/record-form.ts";
import { haveSameContent } from "./same-content.ts";

const form = aForm();
const empty = { keycloakId: null, name: " ", role: null, level: null };

it.each([
  ["spaces", aForm({ procedureIndication: " Growing \u00A0sac\n", hospital: "Northgate Main " })],
  ["the case of a typed attending", aForm({ attendingId: null, attendingName: "berg,  anna" })],
  [
    "the space after the comma of a typed attending",
    aForm({ attendingId: null, attendingName: "Berg,Anna" }),
  ],
  ["the name of a chosen attending", aForm({ attendingName: "Berg, Anna Maria" })],
  ["an empty comment", aForm({ successComments: " ", procedureComments: " " })],
  ["an empty row", aForm({ participants: [...form.participants, empty] })],
])("the content is the same despite %s", (_, other) => {
  expect(haveSameContent(form, other)).toBe(true);
});

it.each([
  ["another indication", aForm({ procedureIndication: "Endoleak" })],
  ["another day", aForm({ dateOfProcedure: "2026-03-06" })],
  ["another attending", aForm({ attendingId: null, attendingName: "Berg, Anne" })],
  ["another attending of the same name", aForm({ attendingId: "a0000000-0000-4000-8000-000000000002" })],
  ["one more person", aForm({ participants: [...form.participants, { ...empty, name: "Jo Visitor" }] })],
  ["a dose", aForm({ doseDap: 0 })],
  ["an answer", aForm({ success: false })],
  ["a comment", aForm({ procedureComments: "Two coils" })],
  ["a level", aForm({ participants: form.participants.map((row) => ({ ...row, level: "R3" as const })) })],
])("the content differs by %s", (_, other) => {
  expect(haveSameContent(form, other)).toBe(false);
});
