import { expect, test } from "vitest";
import { readWith } from "../input/index.ts";
import { isKept } from "../reports/failed-request.ts";
import { feedbackSchema } from "../reports/feedback.ts";
import { feedbackTexts } from "./feedback.ts";

test("the texts of the form are as specified (G.028, G.029, G.030)", () => {
  expect(feedbackTexts.description).toBe("Description (Required)");
  expect(feedbackTexts.failed).toBe("Failed to send feedback. Please try again.");
  expect(feedbackTexts.sent).toBe("Thank you for your report!");
});

test("a report needs a name, a valid address and a description (G.028)", () => {
  const key = "0f3a9d52-1c2b-4c3d-8e4f-5a6b7c8d9e0f";
  const read = (given: object) => readWith(feedbackSchema, { key, ...given });
  const whole = { name: "Maya", email: "maya@example.org", description: "It is\r\nbroken." };
  expect(read(whole)).toMatchObject({
    ok: true,
    value: { description: "It is\nbroken.", screenshotId: null, page: null },
  });
  expect(read({ ...whole, page: "https://p.example/events?code=1" })).toMatchObject({
    value: { page: "/events" },
  });
  for (const part of ["name", "email", "description"]) expect(read({ ...whole, [part]: " " }).ok).toBe(false);
  expect(read({ ...whole, description: "x".repeat(5_001) }).ok).toBe(false);
});

test("server failures are kept for support, and validation errors of forms are not", () => {
  expect(
    ["INTERNAL", "UNAVAILABLE", "FORBIDDEN", "RATE_LIMITED"].every((code) =>
      isKept(code as "INTERNAL", false),
    ),
  ).toBe(true);
  expect(isKept("INVALID_INPUT", true) || isKept("CONFLICT", true) || isKept("UNAUTHENTICATED", false)).toBe(
    false,
  );
  expect([isKept("NOT_FOUND", true), isKept("NOT_FOUND", false)]).toEqual([true, false]);
});
