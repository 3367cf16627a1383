import { expect, test } from "vitest";
import { openPdfDocument } from "./open-pdf-document.ts";

function write(text: string): Promise<Buffer> {
  const doc = openPdfDocument({ compress: false, info: { CreationDate: new Date(0) } });
  const chunks: Buffer[] = [];
  const written = new Promise<Buffer>((resolve) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk)).on("end", () => resolve(Buffer.concat(chunks)));
  });
  doc.text(text).font("bold").text(text).end();
  return written;
}

test("text can be copied from a document, whatever the documents before it contained", async () => {
  // The letter û is drawn with the letter u, which is read for it without the character that it stands for.
  await write("û");
  expect((await write("u")).toString("latin1")).toContain("<0075>");
});

test("two documents that are written at the same time are those that would be written one after the other", async () => {
  const texts = ["Stent graft", "Ωμέγα, Жанна, Łódź"];
  const alone: Buffer[] = [];
  for (const text of texts) alone.push(await write(text));
  const together = await Promise.all(texts.map(write));
  expect(together.map((document, at) => document.equals(alone[at] ?? Buffer.alloc(0)))).toEqual([true, true]);
});
