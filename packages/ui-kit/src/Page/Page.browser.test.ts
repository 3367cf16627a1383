import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

const story = "layout-page--filled";

test("content is never wider than 1128 px (G.022)", () =>
  withStory(
    story,
    async (page) => {
      const box = await page.locator("#storybook-root > div > div").boundingBox();
      expect(box?.width).toBe(1128);
    },
    { width: 1920 },
  ));

test("on a phone the content keeps 16 px from the edges", () =>
  withStory(
    story,
    async (page) => {
      const box = await page.locator("#storybook-root > div > div").boundingBox();
      const visible = await page.evaluate(() => document.documentElement.clientWidth);
      expect(box).toMatchObject({ x: 16, width: visible - 32 });
    },
    { width: 360 },
  ));
