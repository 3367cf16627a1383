import { expect, test } from "vitest";
import {
  answer,
  expire,
  giveControl,
  join,
  lose,
  nobody,
  type People,
  setRequest,
  takeControl,
} from "./people.ts";

const enter = (people: People, id: string, role: "proctor" | "participant", connection = `${id}-1`) =>
  join(people, { id, name: id, role, connection });
const room = () => {
  const priya = enter(nobody, "priya", "proctor").people;
  return enter(enter(priya, "maya", "participant").people, "tomas", "participant").people;
};
const changed = <Change>(change: Change | null): Change => {
  if (change === null) throw new Error("nothing changed");
  return change;
};

test("the proctor has control at first, in whatever order people arrive", () => {
  const early = enter(nobody, "maya", "participant");
  expect(early).toMatchObject({ people: { control: null }, happened: [{ kind: "joined", userId: "maya" }] });
  expect(enter(early.people, "priya", "proctor")).toMatchObject({
    people: { control: "priya" },
    happened: [
      { kind: "joined", userId: "priya" },
      { kind: "control_gained", userId: "priya" },
    ],
  });
});

test("a proctor gives control to people in the room and takes it back, and nobody else can (3.027)", () => {
  const given = changed(giveControl(room(), "priya", "maya"));
  expect(given.people.control).toBe("maya");
  expect(given.happened).toEqual([
    { kind: "control_lost", userId: "priya" },
    { kind: "control_gained", userId: "maya" },
  ]);
  expect(giveControl(given.people, "maya", "tomas")).toBe(null);
  expect(takeControl(given.people, "tomas")).toBe(null);
  expect(giveControl(given.people, "priya", "maya")).toBe(null);
  expect(giveControl(given.people, "priya", "stranger")).toBe(null);
  expect(takeControl(given.people, "priya")?.people.control).toBe("priya");
});

test("a broken connection keeps its place and control, and the reconnected one replaces it", () => {
  const given = changed(giveControl(room(), "priya", "maya")).people;
  const broken = changed(lose(given, "maya-1", 1000)).people;
  expect(broken.control).toBe("maya");
  expect(giveControl(broken, "priya", "maya")).toBe(null);
  const back = enter(broken, "maya", "participant", "maya-2");
  expect(back).toMatchObject({ people: { control: "maya" }, happened: [], replaced: null });
  // The old connection is replaced even before it is known to be dead, and its end is then ignored.
  const twice = enter(back.people, "maya", "participant", "maya-3");
  expect(twice.replaced).toBe("maya-2");
  expect(lose(twice.people, "maya-2", 2000)).toBe(null);
  expect(expire(twice.people, 99_999, 30_000)).toBe(null);
});

test("a person who does not return in time has left, and control passes to a proctor in the room", () => {
  const given = changed(giveControl(room(), "priya", "maya")).people;
  const broken = changed(lose(given, "maya-1", 1000)).people;
  expect(expire(broken, 30_999, 30_000)).toBe(null);
  expect(expire(broken, 31_000, 30_000)).toMatchObject({
    people: { control: "priya", persons: [{ id: "priya" }, { id: "tomas" }] },
    happened: [
      { kind: "control_lost", userId: "maya" },
      { kind: "left", userId: "maya" },
      { kind: "control_gained", userId: "priya" },
    ],
  });
});

test("a request keeps its place in the queue until it is answered, withdrawn or fulfilled", () => {
  const asks = (people: People, id: string) => people.persons.find((each) => each.id === id)?.asks;
  const asked = changed(setRequest(room(), "maya", "control", 10)).people;
  expect(asks(asked, "maya")).toEqual({ what: "control", since: 10 });
  expect(setRequest(asked, "maya", "control", 20)).toBe(null);
  expect(asks(changed(setRequest(asked, "maya", "help", 20)).people, "maya")).toEqual({
    what: "help",
    since: 10,
  });
  expect(asks(changed(setRequest(asked, "maya", null, 20)).people, "maya")).toBe(null);
  expect(answer(asked, "tomas", "maya")).toBe(null);
  expect(asks(changed(answer(asked, "priya", "maya")).people, "maya")).toBe(null);
  expect(asks(changed(giveControl(asked, "priya", "maya")).people, "maya")).toBe(null);
  expect(setRequest(room(), "priya", "control", 10)).toBe(null);
});
