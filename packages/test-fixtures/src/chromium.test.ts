import { spawnSync } from "node:child_process";
import { arch, platform } from "node:os";
import { chromium } from "playwright";
import { describe, expect, test } from "vitest";
import { type ChromiumLaunch, findChromium, findPackagedChromium } from "./chromium.ts";

async function headingHeight(launch: ChromiumLaunch): Promise<number> {
  const browser = await chromium.launch(launch);
  try {
    const page = await browser.newPage();
    await page.setContent("<h1 style='font: 30px sans-serif'>Kovács</h1>");
    return (await page.getByRole("heading", { name: "Kovács" }).boundingBox())?.height ?? 0;
  } finally {
    await browser.close();
  }
}

describe("the Chromium of the tests", () => {
  test("starts, and draws letters", async () => {
    expect(await headingHeight(await findChromium())).toBeGreaterThan(20);
  });

  test.runIf(platform() === "linux" && arch() === "x64")(
    "of the npm package starts and draws letters, also when several ask for it at once",
    async () => {
      const [launch, again] = await Promise.all([findPackagedChromium(), findPackagedChromium()]);
      expect(launch).toEqual(again);
      expect(await headingHeight(launch)).toBeGreaterThan(20);
    },
  );

  test("is the one that CHROMIUM_PATH names", async () => {
    const { executablePath } = await findChromium();
    const named = await findChromium({ ...process.env, CHROMIUM_PATH: executablePath });
    expect(named.executablePath).toBe(executablePath);
  });

  test.each(["/nowhere/chromium", "/bin/true"])(
    "is not replaced in silence when CHROMIUM_PATH is wrong: %s",
    async (path) => {
      await expect(findChromium({ CHROMIUM_PATH: path })).rejects.toThrow(
        `CHROMIUM_PATH names no Chromium that runs: ${path}`,
      );
    },
  );
});

test("the finder runs in plain Node, as a configuration file reads it", () => {
  const script = `import { findChromium } from "@cathedra/test-fixtures/chromium";
    console.log((await findChromium()).executablePath);`;
  const done = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: import.meta.dirname,
    encoding: "utf8",
  });
  expect(done.stdout.trim()).toMatch(/^\//);
});
