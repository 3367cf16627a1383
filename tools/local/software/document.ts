import { outline } from "@cathedra/domain";
import PDFDocument from "pdfkit";

export type Chapter = { readonly title: string; readonly lines: readonly string[] };

/** Chapters from an outline: a title in each line, with its text indented below. */
export function chapters(text: string): readonly Chapter[] {
  return outline(text).map(({ text: title, below }) => ({
    title,
    lines: below.map(({ text: line }) => line),
  }));
}

/** A document of a release as a PDF, with a title page and a page for each chapter. */
export async function toDocument(
  title: string,
  subtitle: string,
  contents: readonly Chapter[],
): Promise<Buffer> {
  const document = new PDFDocument({
    size: "A4",
    margin: 64,
    info: { Title: title, Author: "Cathedra demo" },
  });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on("end", () => resolve()));
  document.font("Helvetica-Bold").fontSize(26).text(title, { align: "left" });
  document.moveDown().font("Helvetica").fontSize(14).text(subtitle);
  document.moveDown(2).fontSize(11);
  for (const [index, chapter] of contents.entries()) document.text(`${index + 1}  ${chapter.title}`);
  for (const [index, { title: head, lines }] of contents.entries()) {
    document
      .addPage()
      .font("Helvetica-Bold")
      .fontSize(18)
      .text(`${index + 1}  ${head}`);
    document.moveDown().font("Helvetica").fontSize(11);
    for (const line of lines) document.text(line, { align: "left" }).moveDown(0.6);
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
