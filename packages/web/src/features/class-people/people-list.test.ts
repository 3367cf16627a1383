import { expect, test } from "vitest";
import { listedPerson, peopleInOrder, sortFrom, sortOf } from "./people-list.ts";

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

test("by last name, either way round; who has no name is listed by the address", () => {
  expect(named("")).toEqual(["Tomás Herrera", "Helena Kovács", "Aiko Tanaka", "zoe@x.example"]);
  expect(named("", "-name")).toEqual(["zoe@x.example", "Aiko Tanaka", "Helena Kovács", "Tomás Herrera"]);
});

test("every word of a search is in the name or the address, without accents", () => {
  expect(named("kovacs")).toEqual(["Helena Kovács"]);
  expect(named("HERRERA tomas")).toEqual(["Tomás Herrera"]);
  expect(named("Tánaka x.example")).toEqual(["Aiko Tanaka"]);
  expect(named("tomas kovacs")).toEqual([]);
});

test("people who are alike in another column stand by name, whichever way round", () => {
  const alike = () => 0;
  expect(named("", "-overall", alike)).toEqual(named(""));
  expect(sortFrom(sortOf("-course-12"))).toBe("-course-12");
});
