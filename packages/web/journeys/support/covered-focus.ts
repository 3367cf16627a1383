import type { Page } from "@playwright/test";

/** The sizes at which nothing that sticks may cover what has the focus (WCAG 2.4.11): a desk, a phone, a page at 400 %. */
export const focusSizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
  { width: 320, height: 256 },
] as const;

/** The maximum number of elements to visit; only long lists have more, and their rows are alike. */
const maxElements = 40;

/**
 * Moves the focus through the page and back, and names what is then covered by something that sticks to the window: a point of its
 * corners or its middle at which another element is met.
 */
export async function coveredFocus(page: Page): Promise<readonly string[]> {
  return page.evaluate((most) => {
    const canFocus = "a[href], button, input, select, textarea, [tabindex]";
    const isReachable = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.matches(":enabled, a, [tabindex]");
    const all = [...document.querySelectorAll<HTMLElement>(canFocus)].filter(isReachable);
    const step = Math.max(1, all.length / most);
    const some = all.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
    const sticks = (hit: Element, own: HTMLElement) => {
      if (own.contains(hit)) return false;
      for (let each: Element | null = hit; each !== null && !each.contains(own); each = each.parentElement)
        if (["sticky", "fixed"].includes(getComputedStyle(each).position)) return true;
      return false;
    };
    const coverOf = (own: HTMLElement) => {
      const { left, right, top, bottom } = own.getBoundingClientRect();
      // The distance of the tested points from the edge, which keeps them within rounded corners.
      const inset = Math.min(6, (right - left) / 2, (bottom - top) / 2);
      const points = [
        [left + inset, top + inset],
        [right - inset, top + inset],
        [left + inset, bottom - inset],
        [right - inset, bottom - inset],
        [(left + right) / 2, (top + bottom) / 2],
      ] as const;
      return points
        .map(([x, y]) => document.elementFromPoint(x, y))
        .find((hit) => hit !== null && sticks(hit, own));
    };
    const getName = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`;
    const found = new Set<string>();
    const walk = (elements: readonly HTMLElement[]) => {
      for (const element of elements) {
        element.focus();
        if (document.activeElement !== element) continue;
        const cover = coverOf(element);
        if (cover !== undefined && cover !== null) found.add(`${getName(element)} beneath ${getName(cover)}`);
      }
    };
    walk(some);
    walk(some.toReversed());
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    return [...found];
  }, maxElements);
}
