import { describe, expect, test } from "vitest";
import { groupStories, judgeGroup } from "./support/judge-group.ts";
import { listStories } from "./support/stories.ts";

const stories = await listStories();
const groups = groupStories(stories).map((group) => ({
  group,
  title: group[0]?.title ?? "",
  names: group.map(({ name }) => name).join(", "),
}));

test("Storybook has stories", () => {
  expect(stories.length).toBeGreaterThan(10);
});

describe.concurrent("every story is accessible in both themes, logs nothing, and fits 360 and 1280 px", () => {
  test.each(groups)("$title: $names", async ({ group }) => {
    expect(await judgeGroup(group)).toEqual({});
  });
});
