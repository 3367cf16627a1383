import { expect, test } from "vitest";
import { getSort, listedPerson, peopleInOrder, sortFrom } from "./people-list.ts";

const person = (first_name: string, last_name: string, email = `${first_name}@x.example`) =>
  listedPerson({ keycloak_id: email, first_name, last_name, email });
const people = [
  person("Helena", "Kovács"),
  person("Aiko", "Tanaka"),
  person("", "", "zoe@x.example"),
  person("Tomás", "Herrera"),
];
const named = (search: string, sort = "name", compare?: Parameters<typeof peopleInOrder>[2]) =>
  peopleInOrder(people, { search, sort }, compare).map(({ name }) => name);

test("people are sorted by last name in both directions, and people without a name by their address", () => {
  expect(named("")).toEqual(["Tomás Herrera", "Helena Kovács", "Aiko Tanaka", "zoe@x.example"]);
  expect(named("", "-name")).toEqual(["zoe@x.example", "Aiko Tanaka", "Helena Kovács", "Tomás Herrera"]);
});

test("every word of a search must be in the name or the address, regardless of accents", () => {
  expect(named("kovacs")).toEqual(["Helena Kovács"]);
  expect(named("HERRERA tomas")).toEqual(["Tomás Herrera"]);
  expect(named("Tánaka x.example")).toEqual(["Aiko Tanaka"]);
  expect(named("tomas kovacs")).toEqual([]);
});

test("people with equal values in another column are sorted by name, in both directions", () => {
  const alike = () => 0;
  expect(named("", "-overall", alike)).toEqual(named(""));
  expect(sortFrom(getSort("-course-12"))).toBe("-course-12");
});
