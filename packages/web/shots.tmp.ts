import { writeFileSync } from "node:fs";
import { cast } from "@cathedra/test-fixtures";
import { findChromium } from "@cathedra/test-fixtures/chromium";
import { crc32, deflateSync } from "node:zlib";
import { chromium } from "playwright";
import { startSession, tokenOf } from "./journeys/support/session.ts";

const origin = process.env.ORIGIN ?? "http://localhost:4610";
const steps = new Set((process.env.STEPS ?? "").split(","));
const wants = (step: string) => steps.has(step);
const browser = await chromium.launch(await findChromium());
const out = "/tmp/storeweb";

function png(r: number, g: number, b: number): Buffer {
  const [w, h] = [64, 48];
  const raw = Buffer.alloc((w * 3 + 1) * h);
  for (let y = 0; y < h; y += 1) for (let x = 0; x < w; x += 1) {
    const o = y * (w * 3 + 1) + 1 + x * 3;
    raw[o] = (r * x) / w; raw[o + 1] = (g * y) / h; raw[o + 2] = b;
  }
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const len = Buffer.alloc(4); len.writeUInt32BE(data.length);
    const crc = Buffer.alloc(4); crc.writeUInt32BE(crc32(body));
    return Buffer.concat([len, body, crc]);
  };
  const head = Buffer.alloc(13); head.writeUInt32BE(w, 0); head.writeUInt32BE(h, 4); head[8] = 8; head[9] = 2;
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), chunk("IHDR", head), chunk("IDAT", deflateSync(raw)), chunk("IEND", Buffer.alloc(0))]);
}

const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } });
const page = await context.newPage();
page.on("console", (m) => (m.type() === "error" || m.type() === "warning") && console.log("console", m.type(), m.text().slice(0, 300)));
page.on("pageerror", (e) => console.log("pageerror", e.message.slice(0, 500)));
const person = cast[(process.env.WHO ?? "ruth") as "ruth"];
if (wants("seed")) {
  const other = await browser.newContext({ baseURL: origin }); const token = await tokenOf(other.request, person);
  const headers = { authorization: `Bearer ${token}` };
  const put = async (key: string, name: string, mimeType: string, buffer: Buffer) => {
    const r = await page.request.post(`/api/s3/upload?fileKey=${encodeURIComponent(key)}`, { headers, multipart: { file: { name, mimeType, buffer } } });
    console.log(key, r.status(), (await r.text()).slice(0, 200));
  };
  for (const [i, n] of ["Left coronary.png", "Right coronary.png", "Carotid stent, second view with a long name.png"].entries()) await put(n, n, "image/png", png(60 + i * 80, 200 - i * 50, 120));
  await put("Notes/Readme 左冠動脈.txt", "r.txt", "text/plain", Buffer.from("One line\nAnother line\n".repeat(200)));
  await put("Notes/2026/Plan.csv", "r.csv", "text/csv", Buffer.from("a,b\n1,2\n"));
  await put("Tool.bin", "r.bin", "application/octet-stream", Buffer.alloc(3_400_000, 7));
  await put("Manuals/Device manual.pdf", "r.pdf", "application/pdf", Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/MediaBox[0 0 300 400]/Parent 2 0 R/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>endobj 4 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj 5 0 obj<</Length 44>>stream\nBT /F1 24 Tf 40 300 Td (Device manual) Tj ET\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF"));
  for (let i = 1; i <= 30; i += 1) await put(`Manuals/Page ${i}.txt`, "p.txt", "text/plain", Buffer.from(`Page ${i}`));
}
await startSession(page, person);
const shot = async (name: string) => { await page.waitForTimeout(500); await page.screenshot({ path: `${out}/${name}.png` }); };
if (wants("looks")) {
  await page.goto("/admin/s3");
  await page.getByRole("grid").or(page.getByText("empty")).first().waitFor({ timeout: 30000 }).catch(() => undefined);
  await shot("1-root");
  await page.getByText("List", { exact: true }).click();
  await shot("2-rows");
  await page.getByRole("grid").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await page.keyboard.press("Shift+ArrowDown");
  await shot("3-chosen");
  await page.keyboard.press("Delete");
  await shot("4-delete");
  await page.keyboard.press("Escape");
  await page.getByText("Grid", { exact: true }).click().catch(() => undefined);
}
if (wants("preview")) {
  await page.goto("/admin/s3?open=Left+coronary.png");
  await page.getByRole("dialog").waitFor();
  await page.waitForTimeout(1500);
  await shot("5-preview");
  await page.goto("/admin/s3?folder=Manuals%2F&sort=nameAscending&open=Manuals%2FDevice+manual.pdf");
  await page.getByRole("dialog").waitFor();
  await page.waitForTimeout(3000);
  await shot("6-pdf");
  await page.goto("/admin/s3?folder=Notes%2F&open=Notes%2FReadme+%E5%B7%A6%E5%86%A0%E5%8B%95%E8%84%88.txt");
  await page.getByRole("dialog").waitFor();
  await page.waitForTimeout(1000);
  await shot("7-text");
}
if (wants("small")) {
  for (const [width, height] of [[360, 740], [768, 1000]] as const) {
    await page.setViewportSize({ width, height });
    for (const scheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto("/admin/s3");
      await page.getByRole("grid").waitFor();
      await page.waitForTimeout(800);
      await shot(`8-${width}-${scheme}`);
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/admin/s3");
  await page.getByRole("grid").waitFor();
  await page.waitForTimeout(800);
  await shot("8-1280-dark");
  await page.emulateMedia({ colorScheme: "light" });
}
if (wants("move")) {
  await page.goto("/admin/s3");
  await page.getByRole("grid").waitFor();
  await page.getByRole("row", { name: /Tool.bin/ }).click({ button: "right", position: { x: 60, y: 40 } });
  await page.getByRole("menu").waitFor();
  await shot("9-menu");
  await page.getByRole("menuitem", { name: "Move" }).click();
  await page.getByRole("dialog").waitFor();
  await shot("10-move");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Create Folder" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Create Folder" }).click();
  await shot("11-folder");
  await page.keyboard.press("Escape");
}
if (wants("upload")) {
  await page.goto("/admin/s3?folder=Notes%2F");
  await page.getByRole("grid").waitFor();
  const files = Array.from({ length: 5 }, (_, i) => ({ name: `Scan ${i}.txt`, mimeType: "text/plain", buffer: Buffer.alloc(200_000, 65) }));
  await page.locator('input[type="file"]').first().setInputFiles(files);
  await page.waitForTimeout(100);
  await shot("12-uploading");
  await page.waitForTimeout(2500);
  await shot("13-uploaded");
  await page.locator('input[type="file"]').first().setInputFiles(files);
  await page.waitForTimeout(2000);
  await shot("14-taken");
}
writeFileSync(`${out}/done`, "");
await browser.close();
