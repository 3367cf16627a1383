import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { caseParts } from "@cathedra/domain/messages";
import type { ObjectStore } from "../../ports/object-store.ts";
import type { ZipEntry } from "../files/public.ts";
import { caseDocument, documentText } from "./case-documents.ts";
import { deliveredPart, type WholeCase } from "./case-files.ts";
import type { FileRow } from "./file-queries.ts";

/** The archive's folder for each kind of file; other kinds are at the top level. */
const folders: Readonly<Partial<Record<FileRow["kind"], string>>> = {
  image: "images/",
  recording: "recordings/",
  result: "results/",
  list: "results/",
};

/** All files of a case in their order, each opened when it is needed (6.016). */
export function caseEntries(objectStore: ObjectStore, whole: WholeCase): readonly ZipEntry[] {
  const entries = [...getParts(objectStore, whole), ...getFiles(objectStore, whole.files)];
  const taken = new Set<string>();
  return entries.map((entry) => ({ ...entry, name: freeName(entry.name, taken) }));
}

function getParts(objectStore: ObjectStore, { run, files }: WholeCase): readonly ZipEntry[] {
  return caseParts.map((part): ZipEntry => {
    const delivered = deliveredPart(files, part);
    return {
      name: `${part}.json`,
      modifiedAt: new Date(run.startedAt),
      isPacked: false,
      open: async () => {
        if (delivered !== undefined) return unpacked(objectStore, delivered);
        const document = caseDocument(run, part);
        return document && Readable.from([Buffer.from(documentText(document))]);
      },
    };
  });
}

/** A part is delivered compressed; in the archive it is stored uncompressed, ready to read. */
async function unpacked(
  objectStore: ObjectStore,
  { key, contentType }: FileRow,
): Promise<Readable | undefined> {
  const found = await objectStore.get(key);
  if (found === undefined || contentType !== "application/gzip") return found?.body;
  const { body } = found;
  const open = createGunzip();
  body.once("error", (error) => open.destroy(error));
  open.once("close", () => body.destroy());
  return body.pipe(open);
}

function getFiles(objectStore: ObjectStore, files: readonly FileRow[]): readonly ZipEntry[] {
  const ofCase = files.filter(({ kind }) => kind === "report" || folders[kind] !== undefined);
  return ofCase.map(({ kind, key, name, contentType, createdAt }) => ({
    name: kind === "report" ? "report.html" : `${folders[kind] ?? ""}${safeName(name)}`,
    modifiedAt: new Date(createdAt),
    isPacked: /^(?:image|video)\/|gzip$|pdf$/.test(contentType),
    open: async () => (await objectStore.get(key))?.body,
  }));
}

/** Makes a file name that is valid on every system and cannot lead to another folder. */
function safeName(name: string): string {
  const tidy = name.replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}\\/:*?"<>|]/gu, "_").replace(/^[. ]+|[. ]+$/g, "_");
  return tidy === "" ? "_" : tidy.slice(-150);
}

/** Files whose names are equal, ignoring case, get different names, so that the archive has both. */
function freeName(name: string, taken: Set<string>): string {
  const [, stem = name, ending = ""] = /^(.*?)(\.[^./]+)?$/.exec(name) ?? [];
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${stem} (${number})${ending}`;
    if (taken.has(free.toLowerCase())) continue;
    taken.add(free.toLowerCase());
    return free;
  }
}
