import { describe, expect, test } from "vitest";
import { inspect } from "./support/inspect.ts";
import { listStories, passingBy } from "./support/stories.ts";

const stories = await listStories();

test("Storybook has stories", () => {
  expect(stories.length).toBeGreaterThan(10);
});

describe.concurrent("every story is accessible in both themes, logs nothing, and fits 360 and 1280 px", () => {
  test.each(stories)("$title: $name", ({ id }) =>
    passingBy(id, async (page, complaints) => {
      const problems = await inspect(page);
      expect([...complaints, ...problems].join("\n")).toBe("");
    }),
  );
});
