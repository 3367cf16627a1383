import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

test("a link inside the application uses the router and keeps its real address", () =>
  withStory("link--alone", async (page) => {
    const link = page.getByRole("link", { name: "All rivers" });
    expect(await link.getAttribute("href")).toBe("/rivers");
    await link.click();
    expect(await page.evaluate(() => document.documentElement.dataset.visits)).toBe("/rivers");
  }));

test("an external link announces the new tab and sends no referrer", () =>
  withStory("link--external", async (page) => {
    const link = page.getByRole("link", { name: "Example (opens in a new tab)" });
    expect(await link.getAttribute("target")).toBe("_blank");
    expect(await link.getAttribute("rel")).toBe("noopener noreferrer");
  }));
