import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

test.each([
  ["dismissible", 1280],
  ["with-action-and-dismiss", 1280],
  ["with-action-and-dismiss", 360],
])("the close button is next to the icon and the first line: %s at %i px", (story, width) =>
  withStory(
    `banner--${story}`,
    async (page) => {
      const getMiddle = async (selector: string) => {
        const box = await page.locator(selector).first().boundingBox();
        return box === null ? Number.NaN : box.y + box.height / 2;
      };
      const cross = await getMiddle("button[aria-label=Dismiss]");
      expect(Math.abs(cross - (await getMiddle("[role=status] svg")))).toBeLessThanOrEqual(1);
    },
    { width },
  ),
);
