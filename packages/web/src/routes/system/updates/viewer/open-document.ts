import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
// oxlint-disable-next-line import/default -- Vite makes the class
import PdfWorker from "pdfjs-dist/legacy/build/pdf.worker.mjs?worker";

/** A document that is open; the worker reads it beside the page. */
export type OpenDocument = {
  readonly pageCount: number;
  readonly pageOf: PDFDocumentProxy["getPage"];
  readonly textOf: (page: number) => Promise<string>;
  readonly close: () => void;
};

/** Reads a PDF document as a whole. What is none, or broken, rejects. */
export async function openDocument(link: string, signal: AbortSignal): Promise<OpenDocument> {
  const response = await fetch(link, { signal });
  if (!response.ok) throw new Error(`the document answered ${response.status}`);
  const data = new Uint8Array(await response.arrayBuffer());
  GlobalWorkerOptions.workerPort ??= new PdfWorker();
  const loading = getDocument({ data, isEvalSupported: false, useSystemFonts: true, disableAutoFetch: true });
  const document = await loading.promise;
  const texts = new Map<number, Promise<string>>();
  const read = async (number: number) => {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    return items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join("");
  };
  return {
    pageCount: document.numPages,
    pageOf: (number) => document.getPage(number),
    textOf: (number) => {
      const known = texts.get(number) ?? read(number);
      texts.set(number, known);
      return known;
    },
    close: () => void loading.destroy(),
  };
}
