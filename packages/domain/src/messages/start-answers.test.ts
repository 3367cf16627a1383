import { expect, test } from "vitest";
import { startKinds } from "../reports/start-kinds.ts";
import { startAnswerCodes, startAnswerTexts } from "./start-answers.ts";

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
});

test("an unknown reason is shown with its code and refers to support", () => {
  expect(startAnswerTexts.answer("case", "NEW_CODE", facts)).toBe(
    "It cannot be started (NEW_CODE); support can look into it.",
  );
});
