import { readFileSync, writeFileSync } from "node:fs";
import { findChromium } from "@cathedra/test-fixtures/chromium";
import { chromium } from "playwright";
const o = "http://localhost:5170";
const b = await chromium.launch(await findChromium());
const p = await b.newPage();
const logs: string[] = [];
p.on("console", (m) => { if (/vite|hmr/i.test(m.text())) logs.push(m.text()); });
p.on("websocket", (w) => w.on("framereceived", (f) => { const t = String(f.payload); if (/"type":"(update|full-reload)"/.test(t)) logs.push("ws " + t.slice(0, 700)); }));
await p.goto(o + (process.argv[2] ?? "/logbook"));
await p.getByRole("button", { name: /Maya Lindqvist/ }).click();
await p.getByRole("heading", { level: 1 }).waitFor({ timeout: 60000 });
await p.waitForTimeout(4000);
for (const file of process.argv.slice(3)) {
  logs.length = 0;
  await p.evaluate(() => { (window as any).__mark = 1; });
  const s = readFileSync(file, "utf8");
  const t = Date.now();
  writeFileSync(file, s + "\n// edited\n");
  await p.waitForTimeout(5000);
  console.log(file, "kept:", await p.evaluate(() => (window as any).__mark === 1), logs);
  writeFileSync(file, s);
  await p.waitForTimeout(5000);
}
await b.close();
