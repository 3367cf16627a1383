import { mostRecordsAtOnce } from "@cathedra/domain/logbook";
import type { exportQuery$data } from "../../../../__generated__/exportQuery.graphql.ts";
import type { ExportRecord } from "./export-columns.ts";
import type { ExportNews, ExportOrder } from "./export-messages.ts";

type Page = exportQuery$data["activities"];

export type ExportTools = {
  readonly fetch: typeof fetch;
  readonly tell: (news: ExportNews) => void;
  readonly makeWorkbook: (
    records: readonly ExportRecord[],
    onProgress: (made: number) => void,
  ) => Promise<ArrayBuffer>;
};

/**
 * The whole of an export, away from the page: asks how many records match, refuses too many before any is fetched
 * (7.079), fetches them in one answer, and makes the file.
 */
export async function makeExport(
  { fetch, tell, makeWorkbook }: ExportTools,
  order: ExportOrder,
): Promise<void> {
  const ask = async (limit: number): Promise<Page | "unauthenticated"> => {
    const variables = { searchParams: { ...order.searchParams, offset: 0, limit } };
    const response = await fetch("/api/graphql", {
      method: "POST",
      headers: {
        accept: "application/graphql-response+json, application/json;q=0.9",
        authorization: `Bearer ${order.token}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ id: order.operation, variables }),
    });
    return response.status === 401 ? "unauthenticated" : pageOf(await response.json());
  };

  try {
    const first = await ask(1);
    if (first === "unauthenticated") return tell({ kind: "unauthenticated" });
    if (first.totalCount === 0) return tell({ kind: "nothing" });
    if (first.totalCount > mostRecordsAtOnce) return tell({ kind: "tooMany" });
    const all = await ask(mostRecordsAtOnce);
    if (all === "unauthenticated") return tell({ kind: "unauthenticated" });
    // Others write records meanwhile: a file is whole or it is not made.
    if (all.totalCount > all.activities.length) return tell({ kind: "tooMany" });
    const total = all.activities.length;
    tell({ kind: "making", made: 0, total });
    const file = await makeWorkbook(all.activities, (made) => tell({ kind: "making", made, total }));
    tell({ kind: "made", file });
  } catch {
    tell({ kind: "failed" });
  }
}

/** The contract says what is in it; that it is an answer at all is checked. */
function pageOf(body: unknown): Page {
  const { data, errors } = body as { data?: exportQuery$data | null; errors?: unknown };
  if (data === null || data === undefined || errors !== undefined) throw new Error("refused");
  return data.activities;
}
