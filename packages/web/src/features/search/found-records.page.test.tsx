import { cast } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { foundRecords } from "./found-records.ts";

const maya = { keycloak_id: cast.maya.keycloakId, first_name: "Maya", last_name: "Lindqvist" };
const tomas = { keycloak_id: cast.tomas.keycloakId, first_name: "Tomás", last_name: "Herrera" };

const aRecord = {
  id: "r-1",
  dateOfProcedure: "2026-10-01",
  hospital: "Main Campus",
  participantNames: ["Maya Lindqvist", "Tomás Herrera"],
  attending: { firstName: "Samuel", lastName: "Osei" },
  procedure: {
    name: "Carotid artery stenting",
    code: "AI-1111",
    interventionType: "Arterial Interventions",
    organSystem: "Head and neck",
    category: "Endovascular",
    subCategory: "Carotid stenting",
  },
  createdAt: "2026-10-02T08:15:00Z",
  createdBy: maya,
};

/** What the row says after the day and the hospital, for Maya. */
const getEnd = (words: readonly string[], record = aRecord) =>
  foundRecords([record], words, cast.maya.keycloakId)[0]?.detail?.split("Main Campus")[1];

test("a row that shows why it is found says no more", () => {
  expect(getEnd(["carotid"])).toBe("");
  expect(getEnd(["stenting", "campus"])).toBe("");
});

test("a row ends with the value by which it is found and that it does not show", () => {
  expect(getEnd(["tomas"])).toBe(", Tomás Herrera");
  expect(getEnd(["herrera", "tomas"])).toBe(", Tomás Herrera");
  expect(getEnd(["osei"])).toBe(", attending Samuel Osei");
  expect(getEnd(["ai-1111"])).toBe(", AI-1111");
  expect(getEnd(["neck", "carotid"])).toBe(", Head and neck");
});

test("the row of another person's record says whose it is, once", () => {
  expect(getEnd(["carotid"], { ...aRecord, createdBy: tomas })).toBe(", Tomás Herrera");
  expect(getEnd(["herrera"], { ...aRecord, createdBy: tomas })).toBe(", Tomás Herrera");
});

test("rows that would be the same say when each was recorded, others do not", () => {
  const twins = [
    aRecord,
    { ...aRecord, id: "r-2", createdAt: "2026-10-02T09:30:00Z" },
    { ...aRecord, id: "r-3", hospital: "Annex" },
  ];
  const details = foundRecords(twins, ["carotid"], cast.maya.keycloakId).map(({ detail }) => detail);
  expect(new Set(details).size).toBe(3);
  expect(details.map((detail) => detail?.includes("recorded"))).toEqual([true, true, false]);
});
