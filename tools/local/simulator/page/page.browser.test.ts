import { expect, test } from "vitest";
import { drawnBox, framed } from "../testing/framed.ts";

/** What the portal leaves of a phone of 360 x 740. */
const phone = { width: 328, height: 420 };

test.each([
  ["Type B dissection", 240],
  ["Infrarenal aneurysm with an angulated neck, a narrow iliac access and a rupture", 200],
])("on a phone the vessels have the room, and nothing lies over them: %s", async (caseName, least) => {
  const { frame, page } = await framed(phone, caseName);
  await expect.poll(async () => (await drawnBox(frame)).width).toBeGreaterThan(least);
  const { top, bottom } = await drawnBox(frame);
  const header = await frame.locator("header").evaluate((element) => element.getBoundingClientRect().bottom);
  const footer = await frame.locator("footer").evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(header);
  expect(bottom).toBeLessThanOrEqual(footer);
  expect(await frame.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

  // How to steer is there for who asks.
  const hint = frame.getByText("Arrow keys, dragging or the buttons");
  expect(await hint.isVisible()).toBe(false);
  await frame.getByRole("button", { name: "How to steer" }).press("Enter");
  expect(await hint.isVisible()).toBe(true);
  await page.close();
});

test("on a phone on its side the vessels stand between what is at the foot", async () => {
  const { frame } = await framed({ width: 700, height: 230 });
  await expect.poll(async () => (await drawnBox(frame)).width).toBeGreaterThan(150);
});

test("a connection that is cut takes control away until it is back", async () => {
  const { frame, told, cut } = await framed({ width: 800, height: 500 });
  const before = (await told()).length;
  await cut();
  await expect
    .poll(async () => (await told()).slice(before))
    .toEqual([
      "controlLost",
      "connectionClosed",
      // By itself.
      "casesUpdated",
      // Which somebody waits for.
      "controlGained",
      "usersUpdated",
    ]);
  await frame.getByRole("status").filter({ hasText: "You have control" }).waitFor();
});

test.each(["light", "dark"] as const)(
  "the vessels can be made out on their ground, and all is written as in the portal: %s",
  async (colorScheme) => {
    const { frame } = await framed({ width: 800, height: 500, colorScheme });
    const [wall, ground] = await frame.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ["--wall", "--ground"].map((name) => style.getPropertyValue(name).trim());
    });
    expect(contrast(wall ?? "", ground ?? "")).toBeGreaterThanOrEqual(3);
    const faces = () =>
      frame.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").length);
    await expect.poll(faces).toBeGreaterThan(0);
  },
);

/** Contrast ratio of two colours of the form #rrggbb (WCAG 2.2, 1.4.11). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminance).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
