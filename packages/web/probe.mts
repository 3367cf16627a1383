import { cast } from "@cathedra/test-fixtures";
import { findChromium } from "@cathedra/test-fixtures/chromium";
import { chromium } from "@playwright/test";
import { startSession } from "./journeys/support/session.ts";

const browser = await chromium.launch(await findChromium());
const context = await browser.newContext({
  baseURL: "http://localhost:8120",
  viewport: { width: 1280, height: 800 },
});
const page = await context.newPage();
page.on("console", (m) => console.log("console", m.text().slice(0, 300)));
page.on("response", async (r) => {
  if (r.url().includes("graphql"))
    console.log(r.status(), r.url().slice(0, 200), (await r.text()).slice(0, 300));
});
await startSession(page, cast.ruth);
await page.goto(process.argv[2]);
await page.waitForTimeout(8000);
await page.screenshot({ path: "/tmp/team/shots/probe.png" });
await browser.close();
