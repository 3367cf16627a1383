import {
  isMailList,
  type JudgedPerson,
  judgePeople,
  peopleInMailList,
  peopleInRows,
} from "@cathedra/domain/groups";

/** Reads a list that was pasted or dropped, row by row: a table with commas, semicolons or tabs, or as mail programs write it. */
export async function readClassList(text: string): Promise<readonly JudgedPerson[]> {
  if (text.trim() === "") return [];
  if (isMailList(text)) return judgePeople(peopleInMailList(text));
  const { default: papa } = await import("papaparse");
  const rowsOf = (of: string) =>
    papa.parse<readonly string[]>(of, { delimitersToGuess: [",", ";", "\t", "|"], skipEmptyLines: "greedy" })
      .data;
  // Two lists one under the other, each with its own separator: what the first one's does not part is read again.
  const rows = rowsOf(text.trim()).flatMap((row) =>
    row.length === 1 && /[,;\t|]/.test(row[0] ?? "") ? rowsOf(row[0] ?? "") : [row],
  );
  return judgePeople(peopleInRows(rows));
}

/** A file of a spreadsheet as text; undefined: it is none. Old ones write in the alphabet of their machine. */
export async function textOfFile(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decoded(bytes);
  return text.includes("\u0000") ? undefined : text;
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
