import type { Page } from "playwright";
import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

async function holdClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

test("a search starts 300 ms after the last letter (G.021) (2.055, 3.052)", () =>
  withStory("searchfield--searching", async (page) => {
    await holdClock(page);
    const field = page.getByRole("searchbox", { name: "Search rivers" });
    await field.pressSequentially("dan");
    await page.clock.runFor(299);
    expect(await page.locator("output").textContent()).toBe("[]");
    await page.clock.runFor(1);
    expect(await page.locator("output").textContent()).toBe('["dan"]');
  }));

test("Enter searches at once, and the same text is not searched twice", () =>
  withStory("searchfield--searching", async (page) => {
    await holdClock(page);
    await page.getByRole("searchbox").pressSequentially("elbe ");
    await page.keyboard.press("Enter");
    expect(await page.locator("output").textContent()).toBe('["elbe"]');
    await page.clock.runFor(1000);
    expect(await page.locator("output").textContent()).toBe('["elbe"]');
  }));

test("clearing searches for nothing at once and keeps the focus in the field", () =>
  withStory("searchfield--searching", async (page) => {
    await holdClock(page);
    const field = page.getByRole("searchbox");
    await field.pressSequentially("elbe");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Clear" }).click();
    expect(await page.locator("output").textContent()).toBe('["elbe",""]');
    expect(await field.inputValue()).toBe("");
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  }));

test("leaving the field searches at once, so that the next action has the search", () =>
  withStory("searchfield--searching", async (page) => {
    await holdClock(page);
    await page.getByRole("searchbox").pressSequentially("elb");
    await page.keyboard.press("Tab");
    expect(await page.locator("output").textContent()).toBe('["elb"]');
    await page.clock.runFor(1000);
    expect(await page.locator("output").textContent()).toBe('["elb"]');
  }));

test("a search waits until a pointer press has ended, so that results do not move", () =>
  withStory("searchfield--searching", async (page) => {
    await holdClock(page);
    await page.getByRole("searchbox").pressSequentially("elb");
    await page.mouse.move(5, 300);
    await page.mouse.down();
    await page.clock.runFor(1000);
    expect(await page.locator("output").textContent()).toBe("[]");
    await page.mouse.up();
    await page.clock.runFor(1);
    expect(await page.locator("output").textContent()).toBe('["elb"]');
  }));

test("a search set from outside replaces the field's text, but not while typing", () =>
  withStory("searchfield--changed-from-outside", async (page) => {
    await holdClock(page);
    const field = page.getByRole("searchbox");
    await field.pressSequentially("elbe");
    await page.keyboard.press("F2");
    await page.clock.runFor(299);
    expect(await field.inputValue()).toBe("elbe");
    await page.clock.runFor(1);
    expect(await page.locator("output").textContent()).toBe('["elbe"]');
  }));

test("a search set from outside appears in a focused field without typing", () =>
  withStory("searchfield--changed-from-outside", async (page) => {
    const field = page.getByRole("searchbox");
    await field.focus();
    await page.keyboard.press("F2");
    await page.waitForFunction(() => document.querySelector("input")?.value === "rhine");
    expect(await page.locator("output").textContent()).toBe("[]");
  }));
