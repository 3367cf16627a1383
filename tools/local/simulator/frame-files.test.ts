import { describe, expect, test } from "vitest";
import { start } from "./testing/running.ts";

describe("the files of the frame", () => {
  test("the files of the frame are the page and its scripts, embeddable only by the portal, and no other files are served", async () => {
    const { origin } = await start();
    const page = await fetch(`${origin}/room/`);
    expect(await page.text()).toContain('data-portal="http://localhost:3000"');
    const policy = page.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors http://localhost:3000");
    expect(policy).not.toMatch(/unsafe|\*/);
    const seen = new Set<string>();
    const visit = async (url: string): Promise<void> => {
      if (seen.has(url)) return;
      seen.add(url);
      const response = await fetch(url);
      expect([url, response.status, response.headers.get("content-type")]).toEqual([
        url,
        200,
        "text/javascript; charset=utf-8",
      ]);
      const text = await response.text();
      expect(text).not.toMatch(/^(export )?type |^import type /m);
      for (const [, name = ""] of text.matchAll(/(?:\bfrom\s*|^import\s*)"([^"]+)"/gm))
        await visit(new URL(name, url).href);
    };
    await visit(`${origin}/room/js/page/main.ts`);
    expect(seen.size).toBeGreaterThan(8);
    const style = await (await fetch(`${origin}/room/style.css`)).text();
    for (const [, name = ""] of style.matchAll(/url\("([^"]+)"\)/g)) {
      const font = await fetch(new URL(name, `${origin}/room/`));
      expect([font.status, font.headers.get("content-type")]).toEqual([200, "font/woff2"]);
      expect((await font.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
    }
    expect(policy).toContain("font-src 'self'");
    for (const path of [
      "/",
      "/room/js/crypto.ts",
      "/room/js/../simulator.ts",
      "/room/js/page/main.test.ts",
      "/room",
    ])
      expect((await fetch(`${origin}${path}`)).status).toBe(404);
  });
});
