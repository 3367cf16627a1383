import type { Page } from "playwright";
import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";
import { toastsAside } from "../theme/scale.ts";

async function holdClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

test("a toast is read out, and disappears after 12 s (G.020)", () =>
  withStory("toast--resting", async (page) => {
    await holdClock(page);
    await page.getByRole("button", { name: "Save" }).click();
    const toast = page.getByText("Reading saved");
    await toast.waitFor();
    expect(await toast.evaluate((element) => element.closest("[aria-live]")?.getAttribute("aria-live"))).toBe(
      "polite",
    );
    await page.clock.runFor(11_900);
    expect(await toast.count()).toBe(1);
    await page.clock.runFor(200);
    expect(await toast.count()).toBe(0);
  }));

test("an error toast is announced assertively", () =>
  withStory("toast--failure", async (page) => {
    const toast = page.getByText("The reading could not be saved");
    expect(await toast.evaluate((element) => element.closest("[aria-live]")?.getAttribute("aria-live"))).toBe(
      "assertive",
    );
  }));

test("toasts stay while the pointer is over them", () =>
  withStory("toast--resting", async (page) => {
    await holdClock(page);
    await page.getByRole("button", { name: "Save" }).click();
    const toast = page.getByText("Reading saved");
    await toast.hover();
    await page.clock.runFor(60_000);
    expect(await toast.count()).toBe(1);
    await page.mouse.move(5, 300);
    await page.clock.runFor(12_000);
    expect(await toast.count()).toBe(0);
  }));

test("toasts stay while focused, and dismissing returns the focus", () =>
  withStory("toast--resting", async (page) => {
    await holdClock(page);
    const trigger = page.getByRole("button", { name: "Fail" });
    await trigger.focus();
    await page.keyboard.press("Enter");
    const toast = page.getByText("The reading could not be saved");
    await toast.waitFor();
    await page.keyboard.press("Tab");
    await page.clock.runFor(60_000);
    expect(await toast.count()).toBe(1);
    await page.keyboard.press("Enter");
    expect(await toast.count()).toBe(0);
    expect(await trigger.evaluate((element) => element === document.activeElement)).toBe(true);
  }));

test("on a phone, toasts are at the bottom over the whole width", () =>
  withStory(
    "toast--success",
    async (page) => {
      const box = await page.getByRole("listitem").boundingBox();
      expect(box?.width).toBe(328);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(784);
    },
    { width: 360 },
  ));

test.each([360, 768, 1280])(
  "at %i px wide, a dialog moves up so that toasts do not cover it, and moves back when they disappear (WCAG 2.4.11)",
  (width) =>
    withStory(
      "toast--over-dialog",
      async (page) => {
        const dialog = page.getByRole("dialog");
        const footOf = async () => {
          const box = await page.getByRole("button", { name: "Rename" }).boundingBox();
          return box === null ? Number.NaN : box.y + box.height;
        };
        const toasts = page.getByRole("region", { name: "Notifications" });
        const top = async () => (await toasts.boundingBox())?.y ?? Number.NaN;
        expect(await footOf()).toBeLessThan(await top());
        expect((await dialog.boundingBox())?.height).toBeGreaterThan(350);
        const before = await footOf();
        for (const dismiss of await toasts
          .getByRole("button")
          .all()
          .then((all) => all.toReversed()))
          await dismiss.click();
        await expect.poll(footOf).toBeGreaterThan(before + 50);
      },
      { width },
    ),
);

/** Whether the centre of the focused field is visible. */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (field === null) return false;
    const { left, top, width, height } = field.getBoundingClientRect();
    return field === document.elementFromPoint(left + width / 2, top + height / 2);
  });

test.each(["Gauge 20", "Gauge 30"])("a toast does not cover the focused field %s", (name) =>
  withStory(
    "toast--over-fields",
    async (page) => {
      const field = page.getByRole("textbox", { name, exact: true });
      await field.focus();
      // An element at the bottom of the window, where the toast appears.
      await field.evaluate((element) => element.scrollIntoView({ block: "end" }));
      await page.keyboard.press("Enter");
      await page.getByText("Reading saved").waitFor();
      await expect.poll(() => isFocusSeen(page)).toBe(true);
    },
    { width: 360 },
  ),
);

test("a focused field is scrolled to where no toast covers it", () =>
  withStory(
    "toast--over-fields",
    async (page) => {
      await page.getByRole("textbox", { name: "Gauge 1", exact: true }).focus();
      await page.keyboard.press("Enter");
      await page.getByText("Reading saved").waitFor();
      for (let at = 2; at <= 30; at += 1) {
        await page.keyboard.press("Tab");
        await expect.poll(() => isFocusSeen(page)).toBe(true);
      }
    },
    { width: 360 },
  ));

async function keepAside(page: Page): Promise<void> {
  await page.evaluate((name) => document.documentElement.setAttribute(name, ""), toastsAside);
}

test("toasts that keep aside are at the top of a phone, with a dialog below them", () =>
  withStory(
    "toast--over-dialog",
    async (page) => {
      await keepAside(page);
      const toasts = page.getByRole("region", { name: "Notifications" });
      expect((await toasts.boundingBox())?.y).toBe(4);
      // Changing the element's own size triggers a new measurement of its position.
      await toasts.getByRole("button").first().click();
      const foot = async () => {
        const box = await toasts.boundingBox();
        return box === null ? Number.NaN : box.y + box.height;
      };
      const dialog = page.getByRole("dialog");
      await expect.poll(async () => (await dialog.boundingBox())?.y ?? 0).toBeGreaterThan(await foot());
    },
    { width: 360 },
  ));

test("toasts that keep aside are in the other lower corner of a wide window", () =>
  withStory(
    "toast--success",
    async (page) => {
      await keepAside(page);
      const box = await page.getByRole("listitem").boundingBox();
      expect(box?.x).toBe(24);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(776);
    },
    { width: 1280 },
  ));
