import { Readable } from "node:stream";
import { type DataPlace, dataExportLimits, dataPlaces } from "@cathedra/domain/personal-data";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { statement, timestamp } from "../../db/statement.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import type { ZipEntry } from "../files/public.ts";
import type { RunningWork } from "../operations/public.ts";
import { type ExportedRow, namedIds, readRows } from "./export-rows.ts";
import type { DataSubject, Holding } from "./map/holding.ts";
import { personalDataMap } from "./personal-data-map.ts";
import { escapeHtml, htmlPage, htmlRow } from "./readable-page.ts";
import { readColumnTypes, rowSchema } from "./row-schema.ts";

type Parts = {
  readonly db: Db;
  readonly objectStore: Pick<ObjectStore, "get">;
  readonly person: DataSubject;
  readonly signal: AbortSignal;
  readonly report: RunningWork["report"];
};

type TableHolding = { readonly table: string; readonly holding: Holding };

/** All holdings of the map, in the order of the archive's parts. */
export const allHoldings: readonly TableHolding[] = Object.keys(dataPlaces).flatMap((place) =>
  Object.entries(personalDataMap).flatMap(([table, facts]) =>
    "notPersonal" in facts
      ? []
      : facts.holdings
          .filter((holding) => holding.place === place)
          .map((holding) => ({ table, holding: holding as Holding })),
  ),
);

/** The name of a holding's files in the archive: "Files of the runs" is `files-of-the-runs`. */
export function getFileName({ title }: Pick<Holding, "title">): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** How many rows are read at a time, and how many are on a page to read. */
const [rowsAtOnce, rowsOfPage] = [1_000, 500];

/** The state of the archive so far: the files still to be copied, and the rows of its first page. */
type Written = {
  readonly madeAt: Date;
  readonly files: { readonly key: string; readonly path: string }[];
  readonly counts: { readonly holding: Holding; readonly rows: number; readonly pages: number }[];
  fileBytes: number;
  filesLeftOut: number;
};

const nowStatement = statement({ now: timestamp() }, () => sql`select now() as now`);

/**
 * The files of the archive with everything about a person, each made when its turn comes: JSON with its schema, pages to read, and
 * the files of runs and cases. All rows are as of one moment; files are copied afterwards, so that a slow store holds no snapshot.
 */
export async function* archiveEntries(parts: Parts): AsyncGenerator<ZipEntry> {
  const { db, objectStore, signal, report } = parts;
  const tx = await db
    .startTransaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute();
  let written: Written;
  try {
    await sql`set local time zone 'UTC'`.execute(tx);
    const { now } = await nowStatement.only(tx);
    written = { madeAt: new Date(now), files: [], counts: [], fileBytes: 0, filesLeftOut: 0 };
    const types = await readColumnTypes(tx);
    for (const [at, each] of allHoldings.entries()) {
      signal.throwIfAborted();
      report({ step: dataPlaces[each.holding.place], progress: (at / allHoldings.length) * 60 });
      const schema = JSON.stringify(rowSchema(each.table, each.holding, types), null, 2);
      yield textEntry(`schemas/${getFileName(each.holding)}.schema.json`, schema, written.madeAt);
      yield* getEntries(tx, parts, each, written);
    }
  } finally {
    // Nothing was written, so that it does not matter how the transaction ends.
    await tx.rollback().execute();
  }
  const { files, madeAt } = written;
  for (const [at, { key, path }] of files.entries()) {
    signal.throwIfAborted();
    if (at % 20 === 0)
      report({ step: `File ${at + 1} of ${files.length}`, progress: 60 + (at / files.length) * 40 });
    const open = async () => (await objectStore.get(key))?.body;
    yield { name: path, modifiedAt: madeAt, isPacked: packed.test(path), open };
  }
  yield textEntry("index.html", indexPage(written), madeAt);
}

/** Files that do not become smaller. */
const packed = /\.(jpe?g|png|webp|gif|mp4|webm|zip|gz|pdf)$/i;

/** The JSON file of a holding, and its pages if the person has rows in it. */
async function* getEntries(
  tx: Tx,
  { person, signal }: Parts,
  { table, holding }: TableHolding,
  written: Written,
): AsyncGenerator<ZipEntry> {
  const name = getFileName(holding);
  const { madeAt } = written;
  let count = 0;
  async function* json(): AsyncGenerator<string> {
    yield "[";
    for await (const rows of readRows(tx, table, holding, person, rowsAtOnce)) {
      signal.throwIfAborted();
      for (const row of rows) noteFile(row, written);
      yield `${count === 0 ? "\n" : ",\n"}${rows.map(({ line }) => line).join(",\n")}`;
      count += rows.length;
    }
    yield "\n]\n";
  }
  const open = async () => Readable.from(json(), { objectMode: false });
  yield { name: `data/${name}.json`, modifiedAt: madeAt, isPacked: false, open };
  const pages = Math.ceil(count / rowsOfPage);
  written.counts.push({ holding, rows: count, pages });
  if (count === 0) return;
  const idsWithNames = new Set(namedIds(table, holding).map(([id]) => id));
  let page = 0;
  for await (const rows of readRows(tx, table, holding, person, rowsOfPage)) {
    signal.throwIfAborted();
    page += 1;
    const articles = rows.map(({ line }) => htmlRow(JSON.parse(line), idsWithNames, "../")).join("\n");
    const ways = wayBetweenPages(name, page, pages);
    const title = pages === 1 ? holding.title : `${holding.title}, page ${page} of ${pages}`;
    yield textEntry(pageName(name, page), htmlPage(title, `${ways}${articles}${ways}`), madeAt);
  }
}

/** Notes the file of a row, so that it is copied later; what would make the archive too large is only counted. */
function noteFile({ fileKey, filePath, fileSize }: ExportedRow, written: Written): void {
  if (fileKey === null || filePath === null) return;
  const bytes = written.fileBytes + (fileSize ?? 0);
  if (written.files.length >= dataExportLimits.maxFiles || bytes > dataExportLimits.maxFileBytes) {
    written.filesLeftOut += 1;
    return;
  }
  written.fileBytes = bytes;
  written.files.push({ key: fileKey, path: filePath });
}

const pageName = (name: string, page: number): string => `pages/${name}-${page}.html`;

function wayBetweenPages(name: string, page: number, pages: number): string {
  const link = (to: number, text: string) =>
    to < 1 || to > pages ? "" : `<a href="${name}-${to}.html">${text}</a>`;
  return `<nav><a href="../index.html">Contents</a>${link(page - 1, "Previous page")}${link(page + 1, "Next page")}</nav>\n`;
}

function indexPage({ counts, madeAt, filesLeftOut }: Written): string {
  const ofPlace = (place: DataPlace) =>
    counts
      .filter(({ holding }) => holding.place === place)
      .map(({ holding, rows, pages }) => {
        const name = getFileName(holding);
        const title = escapeHtml(holding.title);
        const shown = pages === 0 ? title : `<a href="${pageName(name, 1)}">${title}</a>`;
        return `<li>${shown}: ${rows === 0 ? "none" : rows.toLocaleString("en")} (<a href="data/${name}.json">JSON</a>)</li>`;
      })
      .join("\n");
  const places = Object.entries(dataPlaces).map(
    ([place, title]) => `<h2>${escapeHtml(title)}</h2>\n<ul>\n${ofPlace(place as DataPlace)}\n</ul>`,
  );
  const when = `${madeAt.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  const more =
    filesLeftOut === 0
      ? ""
      : `<p>${filesLeftOut.toLocaleString("en")} files are left out, because the archive would be too large. You can open them on the pages of their runs.</p>`;
  return htmlPage(
    "Your data",
    `<p>Everything about you as of ${when}. Each part is a page to read, and a JSON file that a program can read; the folder “schemas” describes the JSON files. Keys, pins and what is about other people are left out.</p>\n${more}\n${places.join("\n")}`,
  );
}

function textEntry(name: string, text: string, modifiedAt: Date): ZipEntry {
  return { name, modifiedAt, isPacked: false, open: async () => Readable.from([Buffer.from(text)]) };
}
