import { expect, test, vi } from "vitest";
import { framed, getPicture } from "../testing/picture-of-page.ts";

type Frame = Awaited<ReturnType<typeof framed>>["frame"];

// Drawing without a graphics processor can take a minute on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

/** Polls for a long time, since a busy machine draws late. */
const soon = <Value>(value: () => Promise<Value>) => expect.poll(value, { timeout: 15_000 });
const wide = { width: 900, height: 560 };
const image = (frame: Frame) =>
  frame.locator("#picture").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
const button = (frame: Frame, name: string) => frame.getByRole("button", { name, exact: true });

test.each([
  ["Type B dissection", { width: 360, height: 640 }, 320],
  [
    "Infrarenal aneurysm with an angulated neck, a narrow iliac access and a rupture",
    { width: 320, height: 500 },
    205,
  ],
] as const)(
  "on a phone the picture is large enough and nothing covers it: %s",
  async (caseName, phone, least) => {
    const { frame, page } = await framed(phone, caseName);
    await button(frame, "X-ray").press("Enter");
    await soon(async () => (await getPicture(frame)).width).toBeGreaterThan(least);
    const { top, bottom } = await getPicture(frame);
    const edge = (of: string, side: "top" | "bottom") =>
      frame.locator(of).evaluate((element, which) => element.getBoundingClientRect()[which], side);
    expect(top).toBeGreaterThanOrEqual(await edge("header", "bottom"));
    expect(bottom).toBeLessThanOrEqual(await edge("#readings", "top"));
    expect(await edge("#console", "bottom")).toBeLessThanOrEqual(phone.height);
    expect(await frame.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    // Every control is large enough for a finger.
    for (const each of await frame.getByRole("button").all()) {
      const box = await each.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(32);
    }

    // The instructions for steering are shown on request.
    const hint = frame.getByText("Arrow keys, dragging or the buttons");
    expect(await hint.isVisible()).toBe(false);
    await frame.getByRole("button", { name: "How to steer" }).press("Enter");
    expect(await hint.isVisible()).toBe(true);
    await page.close();
  },
);

test("on a phone in landscape format, the picture is between the controls", async () => {
  const { frame } = await framed({ width: 700, height: 230 });
  await button(frame, "X-ray").press("Enter");
  await soon(async () => (await getPicture(frame)).width).toBeGreaterThan(180);
});

test("the picture updates only while the pedal is down, and the last picture remains", async () => {
  const { frame, page } = await framed(wide);
  const before = await image(frame);
  await button(frame, "Push").press("Enter");
  await page.waitForTimeout(400);
  expect(await image(frame)).toBe(before);
  await frame.locator("#picture").click({ position: { x: 5, y: 5 } });
  await page.keyboard.down("Space");
  await soon(async () => (await getPicture(frame)).middle).toBeGreaterThan(100);
  expect(await button(frame, "X-ray").getAttribute("aria-pressed")).toBe("true");
  // The pedal is held until the dose is visible, which the console shows with two decimals.
  await soon(() => frame.locator("#area").textContent()).not.toBe("0.00 Gy·cm²");
  await page.keyboard.up("Space");
  await soon(() => button(frame, "X-ray").getAttribute("aria-pressed")).toBe("false");
  await frame.getByText("Last image").waitFor();
  const last = await image(frame);
  await button(frame, "Push").press("Enter");
  await page.waitForTimeout(400);
  expect(await image(frame)).toBe(last);
  // The dose has grown, but only while the pedal was held.
  const spent = await frame.locator("#kerma").textContent();
  expect(Number.parseFloat(spent ?? "0")).toBeLessThan(1);
  expect(await frame.locator("#area").textContent()).not.toBe("0.00 Gy·cm²");
});

test("vessels are visible with contrast and on a roadmap, and a cine run costs more dose", async () => {
  const { frame, page } = await framed(wide);
  await button(frame, "Lock pedals").press("Enter");
  await button(frame, "X-ray").click();
  await soon(async () => (await getPicture(frame)).middle).toBeGreaterThan(100);
  expect(await button(frame, "Roadmap").isDisabled()).toBe(true);
  const bare = (await getPicture(frame)).dark;
  await button(frame, "Contrast").click();
  await soon(async () => (await getPicture(frame)).dark).toBeGreaterThan(bare + 0.03);
  await button(frame, "Contrast").click();
  // The contrast washes out within seconds.
  await soon(async () => (await getPicture(frame)).dark).toBeLessThan(bare + 0.01);
  const { middle } = await getPicture(frame);
  await button(frame, "Roadmap").click();
  await frame.getByText("Roadmap", { exact: true }).first().waitFor();
  expect((await getPicture(frame)).middle).toBeGreaterThanOrEqual(middle);
  await button(frame, "X-ray").click();
  const kerma = async () => Number.parseFloat((await frame.locator("#kerma").textContent()) ?? "0");
  const before = await kerma();
  await button(frame, "Run").click();
  await page.waitForTimeout(1000);
  await button(frame, "Run").click();
  await soon(() => button(frame, "Run").getAttribute("aria-pressed")).toBe("false");
  expect((await kerma()) - before).toBeGreaterThan(0.8);
  expect(await frame.locator("#runs").textContent()).toBe("1");
});

test("Space is still the X-ray pedal after a click on another button", async () => {
  const { frame, page } = await framed(wide);
  await button(frame, "Contrast").click();
  await page.keyboard.down("Space");
  await soon(() => button(frame, "X-ray").getAttribute("aria-pressed")).toBe("true");
  await page.keyboard.up("Space");
  await soon(() => button(frame, "X-ray").getAttribute("aria-pressed")).toBe("false");
});

test("switching to another window releases the pedal", async () => {
  const { frame, page } = await framed(wide);
  await frame.locator("#picture").click({ position: { x: 5, y: 5 } });
  await page.keyboard.down("Space");
  await soon(() => button(frame, "X-ray").getAttribute("aria-pressed")).toBe("true");
  await frame.evaluate(() => window.dispatchEvent(new Event("blur")));
  await soon(() => button(frame, "X-ray").getAttribute("aria-pressed")).toBe("false");
});

test("a lost connection takes control away until it is back, and releases the pedal", async () => {
  const { frame, told, cut } = await framed({ width: 800, height: 500 });
  await button(frame, "X-ray").press("Enter");
  await soon(() => button(frame, "X-ray").getAttribute("aria-pressed")).toBe("true");
  const before = (await told()).length;
  await cut();
  await soon(async () => (await told()).slice(before)).toEqual([
    "controlLost",
    "connectionClosed",
    // The page reconnects on its own.
    "casesUpdated",
    // The person in control gets it back.
    "controlGained",
    "usersUpdated",
  ]);
  await frame.getByRole("status").filter({ hasText: "You have control" }).waitFor();
  await soon(() => button(frame, "X-ray").getAttribute("aria-pressed")).toBe("false");
});

test.each(["light", "dark"] as const)(
  "the wire has enough contrast, and texts use the portal's style: %s",
  async (colorScheme) => {
    const { frame, page } = await framed({ width: 800, height: 500, colorScheme });
    await button(frame, "X-ray").press("Enter");
    await page.keyboard.down("ArrowUp");
    await page.waitForTimeout(1500);
    await page.keyboard.up("ArrowUp");
    await soon(async () => {
      const { darkest, middle } = await getPicture(frame);
      return contrast(darkest, middle);
    }).toBeGreaterThanOrEqual(3);
    const faces = () =>
      frame.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").length);
    await soon(faces).toBeGreaterThan(0);
  },
);

/** Contrast ratio of two greys (WCAG 2.2, 1.4.11). */
function contrast(one: number, other: number): number {
  const [dark = 0, light = 0] = [one, other].map(luminance).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(level: number): number {
  const share = level / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
