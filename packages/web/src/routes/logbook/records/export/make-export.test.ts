import { maxRecordsAtOnce } from "@cathedra/domain/logbook";
import { expect, test, vi } from "vitest";
import type { ExportProgress } from "../../../../features/export/export-messages.ts";
import type { ExportRecord } from "./export-columns.ts";

import { makeExport } from "./make-export.ts";

const order = {
  operation: "a1b2",
  request: { limit: 25, offset: 50, sortField: "hospital", searchText: "biopsy" },
} as const;
const file = new ArrayBuffer(8);

const page = (totalCount: number, count: number) =>
  Response.json({
    data: { activities: { totalCount, activities: Array.from({ length: count }, () => ({})) } },
  });
const refused = () => Response.json({ error: { code: "UNAUTHENTICATED" } }, { status: 401 });

async function newsOf(...answers: (Response | Error)[]) {
  const news: ExportProgress[] = [];
  const asked: unknown[] = [];
  const send = vi.fn(async (...[, init]: Parameters<typeof fetch>): Promise<Response> => {
    asked.push(typeof init?.body === "string" ? JSON.parse(init.body) : init?.body);
    const answer = answers.shift();
    if (answer === undefined) throw new Error("asked once too often");
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const makeWorkbook = vi.fn(
    async (records: readonly ExportRecord[], onProgress: (made: number) => void): Promise<ArrayBuffer> => {
      onProgress(records.length);
      return file;
    },
  );
  await makeExport({ fetch: send, onProgress: (said) => news.push(said), makeWorkbook }, order);
  return { news, asked, makeWorkbook };
}

test("the records are counted first, and then all results of the search are fetched", async () => {
  const { news, asked } = await newsOf(page(3, 1), page(3, 3));
  const params = (limit: number) => ({
    id: "a1b2",
    variables: { searchParams: { ...order.request, offset: 0, limit } },
  });
  expect(asked).toEqual([params(1), params(maxRecordsAtOnce)]);
  expect(news).toEqual([
    { kind: "making", made: 0, total: 3 },
    { kind: "making", made: 3, total: 3 },
    { kind: "made", file },
  ]);
});

test("the maximum number of records is exported, and one more is refused before fetching (7.079)", async () => {
  const most = await newsOf(page(maxRecordsAtOnce, 1), page(maxRecordsAtOnce, maxRecordsAtOnce));
  expect(most.news.at(-1)).toEqual({ kind: "made", file });
  const tooMany = await newsOf(page(maxRecordsAtOnce + 1, 1));
  expect(tooMany.news).toEqual([{ kind: "tooMany" }]);
});

test("records added during the export never lead to an incomplete file", async () => {
  const { news, makeWorkbook } = await newsOf(
    page(maxRecordsAtOnce, 1),
    page(maxRecordsAtOnce + 1, maxRecordsAtOnce),
  );
  expect(news).toEqual([{ kind: "tooMany" }]);
  expect(makeWorkbook).not.toHaveBeenCalled();
});

test("a search without results makes no file (7.077)", async () => {
  expect((await newsOf(page(0, 0))).news).toEqual([{ kind: "nothing" }]);
});

test("an expired token is reported, both at the first and at a later request", async () => {
  expect((await newsOf(refused())).news).toEqual([{ kind: "unauthenticated" }]);
  expect((await newsOf(page(3, 1), refused())).news).toEqual([{ kind: "unauthenticated" }]);
});

test.each([
  ["no answer", new TypeError("Failed to fetch")],
  ["a refusal", Response.json({ data: null, errors: [{ message: "no" }] })],
  ["a response of another server", new Response("<html>", { status: 502 })],
])("%s during the export is reported as a failure (7.078)", async (_name, answer) => {
  expect((await newsOf(page(3, 1), answer)).news).toEqual([{ kind: "failed" }]);
});

test("a file that cannot be made is reported as failed", async () => {
  const news: ExportProgress[] = [];
  const answers = [page(1, 1), page(1, 1)];
  await makeExport(
    {
      fetch: async () => answers.shift() ?? page(0, 0),
      onProgress: (said) => news.push(said),
      makeWorkbook: () => Promise.reject(new Error("broken")),
    },
    order,
  );
  expect(news.at(-1)).toEqual({ kind: "failed" });
});
