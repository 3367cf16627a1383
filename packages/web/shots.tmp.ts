import { findChromium } from "@cathedra/test-fixtures/chromium";
import { chromium } from "playwright-core";

const base = "http://localhost:4150";
const browser = await chromium.launch({ ...(await findChromium()) });
const who = process.argv[2] ?? "maya";
const path = process.argv[3] ?? "/activity-log";
const name = process.argv[4] ?? "log";
const widths = (process.argv[5] ?? "360,768,1280").split(",").map(Number);
const schemes = (process.argv[6] ?? "light,dark").split(",") as ("light" | "dark")[];
for (const colorScheme of schemes)
  for (const width of widths) {
    const context = await browser.newContext({
      viewport: { width, height: width < 500 ? 780 : 900 },
      colorScheme,
      deviceScaleFactor: 1,
    });
    const page = await context.newPage();
    page.on("console", (m) => m.type() === "error" && console.log("console:", m.text().slice(0, 200)));
    await page.goto(base + path);
    await page.waitForTimeout(1500);
    const button = page
      .getByRole("link", { name: new RegExp(who, "i") })
      .or(page.getByRole("button", { name: new RegExp(who, "i") }))
      .first();
    if (!(await page.url()).startsWith(base)) {
      await button.click();
      await page.waitForURL(base + "/**");
    }
    await page.waitForTimeout(2500);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (wide > 0) console.log("scrolls sideways by", wide, "at", width);
    await page.screenshot({
      path: `/tmp/log/${name}-${width}-${colorScheme}.png`,
      fullPage: width < 500 ? false : false,
    });
    await context.close();
  }
await browser.close();
