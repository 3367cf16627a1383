import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
// oxlint-disable-next-line import/default
import PdfWorker from "pdfjs-dist/legacy/build/pdf.worker.mjs?worker";
import { plainFetch } from "../../http.ts";
import { StandardFonts } from "./standard-fonts.ts";

/** A document that is open; the worker reads it beside the page. */
export type OpenDocument = {
  readonly pageCount: number;
  readonly pageOf: PDFDocumentProxy["getPage"];
  readonly textOf: (page: number) => Promise<string>;
  readonly close: () => void;
};

/** The document did not come: nothing is known of it. */
export class DocumentAway extends Error {}

/** Reads a PDF document as a whole. What does not come is `DocumentAway`; what is no document, or broken, rejects otherwise. */
export async function openDocument(link: string, signal: AbortSignal): Promise<OpenDocument> {
  const [data, { GlobalWorkerOptions, getDocument }] = await Promise.all([
    read(link, signal),
    import("pdfjs-dist/legacy/build/pdf.mjs"),
  ]);
  GlobalWorkerOptions.workerPort ??= new PdfWorker();
  const loading = getDocument({
    data,
    isEvalSupported: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    StandardFontDataFactory: StandardFonts,
  });
  const document = await loading.promise;
  const texts = new Map<number, Promise<string>>();
  const words = async (number: number) => {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    return items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join("");
  };
  return {
    pageCount: document.numPages,
    pageOf: (number) => document.getPage(number),
    textOf: (number) => {
      const known = texts.get(number) ?? words(number);
      texts.set(number, known);
      return known;
    },
    close: () => void loading.destroy(),
  };
}

async function read(link: string, signal: AbortSignal): Promise<Uint8Array> {
  try {
    const response = await plainFetch(link, { signal });
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw new DocumentAway("the document did not come", { cause: error });
  }
}
