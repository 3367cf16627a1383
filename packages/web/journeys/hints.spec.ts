import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { simulatorModules } from "@cathedra/test-fixtures";
import type { Page } from "@playwright/test";
import { cast, expect, signIn, test } from "./support/journey.ts";

const [simulator] = simulatorModules;
const [exercise] = simulator?.exercises ?? [];

/** A simulator delivers a run of the person on this page. */
async function deliver(page: Page, authorization: string): Promise<string> {
  const run = randomUUID();
  const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();
  const list = `<?xml version="1.0" encoding="UTF-8"?>
<ResultFileList formatVersion="2" run="${run}" module="${simulator?.code}" moduleVersion="${simulator?.version}"
  exercise="${exercise?.code}" startedAt="${at(10)}" endedAt="${at(1)}" completed="true">
  <File kind="metric_values" name="metric_values.json.gz"/>
</ResultFileList>`;
  const file = (name: string, text: string) => ({
    name,
    mimeType: "application/octet-stream",
    buffer: gzipSync(text),
  });
  const answer = await page.request.post(`/api/simulator/store_result/${exercise?.id}`, {
    headers: { authorization },
    multipart: {
      run,
      resultFileList: file("ResultFileList.xml.gz", list),
      resultFile: file("metric_values.json.gz", '{"formatVersion":2,"values":{"total_time":500}}'),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

test("Nils's result shows up on home and in his activity log by itself, and both tabs hear of it over one stream", async ({
  context,
  page: home,
}) => {
  let authorization = "";
  const streams: string[] = [];
  context.on("request", (request) => {
    authorization = request.headers().authorization ?? authorization;
    if (request.url().endsWith("/api/hints")) streams.push(request.url());
  });
  await signIn(home, cast.nils);
  const log = await context.newPage();
  await log.goto("/activity-log");
  const search = log.getByRole("searchbox");
  await search.focus();
  await expect.poll(() => streams.length).toBe(1);
  const id = await deliver(home, authorization);
  for (const page of [home, log])
    await expect(page.locator(`a[href*="${id}"]`).first()).toBeVisible({ timeout: 10_000 });
  await expect(search).toBeFocused();
  await expect(log.getByText(`A new result of ${exercise?.name}.`)).toBeAttached();
  expect(streams).toHaveLength(1);

  // The tab that listened goes; the other one goes on hearing.
  await home.close();
  await expect.poll(() => streams.length).toBe(2);
  const next = await deliver(log, authorization);
  await expect(log.locator(`a[href*="${next}"]`).first()).toBeVisible({ timeout: 10_000 });
});
