import { chromium } from "playwright";
import { findChromium } from "@cathedra/test-fixtures/chromium";
const [,, who = "Maya Lindqvist", pathsArg = "/logbook", widthsArg = "360,1280", schemes = "light"] = process.argv;
const prefix = process.env.PREFIX ?? "";
const browser = await chromium.launch(await findChromium());
for (const scheme of schemes.split(",")) {
  const context = await browser.newContext({ locale: "en-GB", timezoneId: "Europe/London", colorScheme: scheme as "light", viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  page.on("pageerror", (e) => console.log("PAGEERROR", e.message));
  await page.goto("http://localhost:4140" + pathsArg.split(",")[0]);
  await page.getByRole("button", { name: who }).click();
  await page.getByRole("banner").getByText(who.split(" ")[0]!).first().waitFor();
  for (const path of pathsArg.split(",")) {
    for (const w of widthsArg.split(",")) {
      await page.setViewportSize({ width: Number(w), height: 900 });
      await page.goto("http://localhost:4140" + path);
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(700);
      if (process.env.SCALE) await page.addStyleTag({ content: `html{font-size:${process.env.SCALE}}` });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const name = `/tmp/shots/form/${prefix}${who.split(" ")[0]}${path.replaceAll(/[^a-z0-9]+/gi, "_")}-${w}-${scheme}.png`;
      await page.screenshot({ path: name, fullPage: process.env.FULL !== "0" });
      console.log(name, over > 0 ? `OVERFLOW ${over}` : "");
    }
  }
  await context.close();
}
await browser.close();
