import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { coveredFocus, focusSizes } from "./covered-focus.ts";

type AxeWindow = { readonly axe?: typeof axe };
type Theme = "light" | "dark";

type Look = {
  readonly width: number;
  readonly theme: Theme;
  /** The sizes, near this width, at which the focus has to be visible. */
  readonly focusSizes: readonly { readonly width: number; readonly height: number }[];
};

const [desk, ...smallSizes] = focusSizes;
/** Each width and each theme once. */
const narrow: Look = { width: 360, theme: "light", focusSizes: smallSizes };
const wide: Look = { width: 1280, theme: "dark", focusSizes: [desk] };

export const allRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules that depend on the colour scheme. */
export const rulesOfColours = ["color-contrast", "link-in-text-block"];

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Judges the current page: narrow in one theme, wide in the other, and whether the focus is always visible. It begins with the
 * width that the page has, because each change costs as much as a part of axe.
 */
export async function judge(page: Page, what: string): Promise<void> {
  const isWide = page.viewportSize()?.width === wide.width;
  for (const look of isWide ? [wide, narrow] : [narrow, wide]) {
    await judgeIn(page, look, what);
    await judgeFocus(page, look, what);
  }
}

async function judgeFocus(page: Page, look: Look, what: string): Promise<void> {
  // Elements beneath an open dialog cannot have the focus.
  if ((await page.getByRole("dialog").count()) > 0) return;
  await setBarsSticky(page, true);
  for (const size of look.focusSizes) {
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

async function judgeIn(page: Page, { theme, width }: Look, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await page.setViewportSize({ width, height: 800 });
  const look = `${what}, ${theme}, ${width} px`;
  await setBarsSticky(page, false);
  expect.soft(await violations(page), look).toEqual([]);
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
