import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { coveredFocus, focusSizes } from "./covered-focus.ts";

type AxeWindow = { readonly axe?: typeof axe };
type Theme = "light" | "dark";

/** The width, and the theme in which everything is judged there; the other theme is another set of colours. */
const looks = [
  { width: 360, theme: "light", other: "dark" },
  { width: 1280, theme: "dark", other: "light" },
] as const;

export const allRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules that depend on the colour scheme. */
export const rulesOfColours = ["color-contrast", "link-in-text-block"];

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Judges the current page: narrow in one theme, wide in the other, and whether the focus is always visible. */
export async function judge(page: Page, what: string): Promise<void> {
  for (const { width, theme } of looks) await judgeIn(page, theme, width, what, allRules);
  await judgeFocus(page, what);
}

async function judgeFocus(page: Page, what: string): Promise<void> {
  // Elements beneath an open dialog cannot have the focus.
  if ((await page.getByRole("dialog").count()) > 0) return;
  await setBarsSticky(page, true);
  for (const size of focusSizes) {
    await page.setViewportSize(size);
    const found = await coveredFocus(page);
    expect.soft(found, `${what}, the focus at ${size.width} x ${size.height}`).toEqual([]);
  }
}

/** Axe takes a target at the edge of a bar that sticks for too small, though scrolling brings it out whole. */
export async function setBarsSticky(page: Page, isSticky: boolean): Promise<void> {
  await page.evaluate(
    (position) => {
      for (const bar of document.querySelectorAll<HTMLElement>("nav[aria-label=Sections]"))
        bar.style.position = position;
    },
    isSticky ? "" : "static",
  );
}

/** Judges a page like `judge`, and its colours in the other theme and at the other width too. */
export async function judgeInEachLook(page: Page, what: string): Promise<void> {
  for (const { width, theme, other } of looks) {
    await judgeIn(page, theme, width, what, allRules);
    await judgeIn(page, other, width, what, rulesOfColours);
  }
  await judgeFocus(page, what);
}

async function judgeIn(
  page: Page,
  colorScheme: Theme,
  width: number,
  what: string,
  rules: readonly string[],
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.setViewportSize({ width, height: 800 });
  const look = `${what}, ${colorScheme}, ${width} px`;
  await setBarsSticky(page, false);
  const found = await violations(page, { rules });
  expect.soft(found, look).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${look} scrolls sideways`).toBeLessThanOrEqual(0);
}

export type Judged = {
  /** The part of the page to judge; by default the whole page. */
  readonly within?: string;
  /** The parts to leave out; frames are always left out. */
  readonly without?: string;
  readonly rules?: readonly string[];
};

/**
 * The violations that axe finds on the current page. Axe stays compiled in the page: loading it each time took as long as
 * judging a small page.
 */
export async function violations(
  page: Page,
  { within = "html", without, rules = allRules }: Judged = {},
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ include, exclude, runOnly }) => {
      const { axe } = window as unknown as AxeWindow;
      if (axe === undefined) throw new Error("axe is not in the page");
      const { violations: found } = await axe.run(
        { include, exclude },
        { runOnly, iframes: false, resultTypes: ["violations"] },
      );
      return found.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(", ")}`);
    },
    { include: [within], exclude: without === undefined ? [] : [without], runOnly: [...rules] },
  );
}
