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

describe("Chromium for tests", () => {
  test("Chromium starts and draws letters", async () => {
    expect(await headingHeight(await findChromium())).toBeGreaterThan(20);
  });

  test.runIf(platform() === "linux" && arch() === "x64")(
    "the Chromium of the npm package works, also if several tests request it at once",
    async () => {
      const [launch, again] = await Promise.all([findPackagedChromium(), findPackagedChromium()]);
      expect(launch).toEqual(again);
      expect(await headingHeight(launch)).toBeGreaterThan(20);
    },
  );

  test("CHROMIUM_PATH determines the executable", async () => {
    const { executablePath } = await findChromium();
    const named = await findChromium({ ...process.env, CHROMIUM_PATH: executablePath });
    expect(named.executablePath).toBe(executablePath);
  });

  test.each(["/nowhere/chromium", "/bin/true"])("a wrong CHROMIUM_PATH is reported: %s", async (path) => {
    await expect(findChromium({ CHROMIUM_PATH: path })).rejects.toThrow(
      `CHROMIUM_PATH names no Chromium that runs: ${path}`,
    );
  });
});

test("the finder runs in plain Node, as configuration files need it", () => {
  const script = `import { findChromium } from "@cathedra/test-fixtures/chromium";
    console.log((await findChromium()).executablePath);`;
  const done = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: import.meta.dirname,
    encoding: "utf8",
  });
  expect(done.stdout.trim()).toMatch(/^\//);
});
