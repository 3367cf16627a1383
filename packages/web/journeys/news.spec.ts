import type { Page } from "@playwright/test";
import { cast, expect, test } from "./support/journey.ts";
import { startSession } from "./support/session.ts";

/** The worker reads the sources as soon as it runs, which may be a moment after the portal's first page. */
async function openWithContent(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByRole("button", { name: "Access: Radial artery" })).toBeVisible({
      timeout: 10_000,
    });
  }).toPass({ timeout: 40_000 });
}

test("Maya sees videos, news and partners on home without requests to other origins, and watches a video (1.027, 1.038, 1.041, X12)", async ({
  page,
  baseURL,
}) => {
  await startSession(page, cast.maya);
  await openWithContent(page, "/");
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "-")) elsewhere.push(request.url());
  });
  await page.reload();
  const videos = page.getByRole("region", { name: "Videos" });
  await expect(videos.getByRole("listitem")).toHaveCount(4);
  const feed = page.getByRole("region", { name: "Feed" });
  await feed.getByRole("button", { name: "Show all 8 articles" }).click();
  await expect(feed.getByRole("article")).toHaveCount(8);
  const [first] = await feed.getByRole("link").all();
  await expect(first ?? feed).toHaveAttribute("target", "_blank");
  await expect(first ?? feed).toHaveAttribute("rel", /noopener/);
  await expect(feed.getByText(/^\d{1,2} [A-Z][a-z]{2}, \d{4}$/)).toHaveCount(8);
  const partners = page.getByRole("region", { name: "Partners" });
  await expect(partners.getByRole("link")).toHaveCount(8);
  await expect(partners.getByRole("link", { name: /^Lakeside Vascular Institute/ })).toHaveAttribute(
    "href",
    /^https:/,
  );
  const picture = videos.locator("img").first();
  // Pictures are loaded when they are about to be scrolled into view.
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  expect(elsewhere).toEqual([]);

  const card = videos.getByRole("button", { name: "Access: Popliteal vein" });
  await card.click();
  const dialog = page.getByRole("dialog", { name: "Access: Popliteal vein" });
  await expect(dialog.locator("iframe").contentFrame().locator("body[data-state=playing]")).toBeVisible();
  expect(new URL(elsewhere[0] ?? "").pathname).toMatch(/^\/embed\/[\w-]{11}$/);
  await dialog.getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Tab");
  await expect(dialog.locator("iframe")).toBeFocused();
  await dialog.getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(card).toBeFocused();
});
