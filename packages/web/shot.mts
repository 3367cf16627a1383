// usage: node shot.mts person path name [w,w,..] [light|dark|both] [full]

import { cast } from "@cathedra/test-fixtures";
import { findChromium } from "@cathedra/test-fixtures/chromium";
import { chromium } from "@playwright/test";
import { startSession } from "./journeys/support/session.ts";

const [person, path, name, widths = "1280", themes = "light", full = ""] = process.argv.slice(2);
const origin = process.env.ORIGIN ?? "http://localhost:8120";
const browser = await chromium.launch(await findChromium());
for (const theme of themes === "both" ? ["light", "dark"] : [themes])
  for (const w of widths.split(",").map(Number)) {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: w, height: w < 500 ? 780 : 800 },
      colorScheme: theme as "light",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    if (person !== "-") await startSession(page, (cast as any)[person]);
    await page.goto(path);
    await page.waitForTimeout(2500);
    const file = `/tmp/team/shots/${name}-${w}-${theme}.png`;
    await page.screenshot({ path: file, fullPage: full === "full" });
    console.log(
      file,
      await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.scrollHeight,
      ]),
    );
    await context.close();
  }
await browser.close();
