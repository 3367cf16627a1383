import { describe, expect, test } from "vitest";
import { startKinds } from "../reports/start-kinds.ts";
import { startAnswerCodes, startAnswerTexts, startKindIn } from "./start-answers.ts";

const facts = { at: "3 pm", other: "Lab 2", people: ["Priya Raman", "George Adeyemi"] };
const all = startKinds.flatMap((kind) => startAnswerCodes(kind).map((code) => [kind, code] as const));

test.each(all)("for a %s, %s is answered in one sentence (9.060)", (kind, code) => {
  const isTimeless = ["NO_FREE_MACHINE", "OFFLINE", "NOT_ORGANIZER"].includes(code);
  for (const given of [facts, { at: isTimeless ? null : facts.at, other: null, people: [] }]) {
    const sentence = startAnswerTexts.answer(kind, code, given);
    expect(sentence).toMatch(/^[A-Z][^.]*\.$/);
    expect(sentence).not.toMatch(/undefined|null/);
    // An answer about several objects must not refer to a single one.
    expect(startAnswerTexts.answer(kind, code, { ...given, count: 2 })).not.toMatch(
      kind === "event" ? /undefined|null/ : /start it |add it |this (case|course|exercise|one)/,
    );
  }
});

test("people who can help are named, or described by their role if unknown", () => {
  expect(startAnswerTexts.answer("course", "COURSE_NOT_OPEN", facts)).toContain(
    "Priya Raman or George Adeyemi can add",
  );
  expect(startAnswerTexts.answer("event", "NOT_IN_EVENT", { ...facts, people: [] })).toContain(
    "an organizer can send",
  );
  expect(startAnswerTexts.answer("event", "NOT_IN_EVENT", { ...facts, viewerCanHelp: true })).toContain(
    "you, Priya Raman, or George Adeyemi can send",
  );
  expect(
    startAnswerTexts.answer("event", "NOT_IN_EVENT", { ...facts, people: [], viewerCanHelp: true }),
  ).toContain("; you can send");
});

test("no answer about a person without an institution names theirs (9.060)", () => {
  // Only the account of an institution can lack a case.
  for (const [kind, code] of all.filter(([, each]) => each !== "CASE_NOT_IN_ACCOUNT")) {
    const alone = { at: facts.at, other: null, people: [], hasInstitution: false };
    expect(startAnswerTexts.answer(kind, code, alone)).not.toMatch(/their (institution|group)/);
  }
  expect(startAnswerTexts.answer("exercise", "NOT_AT_SIMULATOR", { ...facts, hasInstitution: false })).toBe(
    "They have not used any simulator and are in no institution; an administrator of one can invite them to a group.",
  );
});

test("the word for a kind of thing means all of the kind, and any other text is searched", () => {
  expect(["exercise", " Exercises ", "cloud case", "case", "Courses", "EVENT"].map(startKindIn)).toEqual([
    "exercise",
    "exercise",
    "case",
    "case",
    "course",
    "event",
  ]);
  expect(["", "cases of", "exercises carotid", "exer"].map(startKindIn)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("no one is named where a new event would not help", () => {
  const over = { ...facts, other: null, people: [] };
  expect(startAnswerTexts.answer("event", "EVENT_OVER", over)).toBe("The event ended on 3 pm.");
  expect(startAnswerTexts.answer("event", "EVENT_ARCHIVED", over)).toBe("The event was cancelled.");
  expect(startAnswerTexts.answer("event", "EVENT_OVER", { ...over, other: "Next class" })).toBe(
    "The event ended on 3 pm; they can be invited to “Next class”, which has a case of it.",
  );
});

describe("of an exercise at several simulators", () => {
  const answer = (...simulators: readonly (readonly [string, string])[]) => {
    const found = simulators.map(([name, code]) => ({ name, code }));
    const [first = { name: "", code: "" }] = found;
    return startAnswerTexts.answer("exercise", first.code, {
      ...facts,
      other: first.name,
      simulators: found,
    });
  };

  test("the text says where the exercise can be started, where it is not installed, and who can change that", () => {
    expect(
      answer(
        ["Lab 1", "MAY_START"],
        ["Lab 2", "MAY_START"],
        ["Suite", "NOT_INSTALLED"],
        ["Attic", "NOT_ENROLLED"],
      ),
    ).toBe(
      "They can start it on Lab 1 or Lab 2; it is not installed on Suite, which Priya Raman or George Adeyemi can change.",
    );
    expect(answer(["Lab 1", "MAY_START"])).toBe("They can start it on Lab 1.");
  });

  test("where it can be started nowhere, the nearest simulator comes first", () => {
    expect(answer(["Lab 1", "OFFLINE"], ["Lab 2", "NOT_INSTALLED"], ["Lab 3", "NOT_LICENSED"])).toBe(
      "Lab 1 has not been connected since 3 pm; someone at the simulator can switch it on and check its network; it is not installed on Lab 2, and it is not licensed on Lab 3, which Priya Raman or George Adeyemi can change.",
    );
    expect(answer(["Lab 1", "NOT_INSTALLED"], ["Lab 2", "NOT_INSTALLED"])).toBe(
      "The module of this exercise is not installed on Lab 1 or Lab 2; Priya Raman or George Adeyemi can have it installed.",
    );
  });

  test("of many simulators at which an exercise cannot start, three are named", () => {
    const many = ["A", "B", "C", "D", "E"].map((name) => [name, "MAY_START"] as const);
    expect(answer(...many)).toBe("They can start it on A, B, C, or 2 others.");
    expect(answer(...many.slice(1))).toBe("They can start it on B, C, D, or E.");
  });
});

test.each([
  [null, null, "Last used on 3 May."],
  ["cloud_machine", null, "Last run on 3 May, in the cloud."],
  ["station", "Lab 1", "Last run on 3 May, on Lab 1."],
  ["station", null, "Last run on 3 May, on a simulator."],
  ["by_hand", null, "Last run on 3 May; its result was delivered by hand."],
])("a sentence about a run of %s on %s says where it was made", (source, station, sentence) => {
  expect(startAnswerTexts.usedAt("3 May", source, station)).toBe(sentence);
});

test("other matches are counted by their kinds", () => {
  expect(
    startAnswerTexts.getCounts([
      ["event", 3, false],
      ["case", 1, false],
      ["exercise", 20, true],
      ["course", 1, true],
    ]),
  ).toBe("3 events, 1 cloud case, 20 or more exercises, 1 or more courses");
  expect(startAnswerTexts.otherMatches(1, false)).toBe("1 other match");
  expect(startAnswerTexts.otherThings(20, true)).toBe("20 or more other things to start");
});

test("an unknown reason is shown with its code and refers to support", () => {
  expect(startAnswerTexts.answer("case", "NEW_CODE", facts)).toBe(
    "It cannot be started (NEW_CODE); support can look into it.",
  );
});
