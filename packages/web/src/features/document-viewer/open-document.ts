import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
// oxlint-disable-next-line import/default
import PdfWorker from "pdfjs-dist/legacy/build/pdf.worker.mjs?worker";
import dingbats from "pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url";
import fixed from "pdfjs-dist/standard_fonts/FoxitFixed.pfb?url";
import fixedBold from "pdfjs-dist/standard_fonts/FoxitFixedBold.pfb?url";
import fixedBoldItalic from "pdfjs-dist/standard_fonts/FoxitFixedBoldItalic.pfb?url";
import fixedItalic from "pdfjs-dist/standard_fonts/FoxitFixedItalic.pfb?url";
import serif from "pdfjs-dist/standard_fonts/FoxitSerif.pfb?url";
import serifBold from "pdfjs-dist/standard_fonts/FoxitSerifBold.pfb?url";
import serifBoldItalic from "pdfjs-dist/standard_fonts/FoxitSerifBoldItalic.pfb?url";
import serifItalic from "pdfjs-dist/standard_fonts/FoxitSerifItalic.pfb?url";
import symbol from "pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url";
import sansBold from "pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?url";
import sansBoldItalic from "pdfjs-dist/standard_fonts/LiberationSans-BoldItalic.ttf?url";
import sansItalic from "pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf?url";
import sansRegular from "pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url";
import { plainFetch } from "../../http.ts";

/**
 * The addresses of the standard fonts, which every PDF reader has and documents therefore need not contain; each is fetched when
 * a document uses it.
 */
const addresses: Readonly<Record<string, string>> = {
  "FoxitDingbats.pfb": dingbats,
  "FoxitFixed.pfb": fixed,
  "FoxitFixedBold.pfb": fixedBold,
  "FoxitFixedBoldItalic.pfb": fixedBoldItalic,
  "FoxitFixedItalic.pfb": fixedItalic,
  "FoxitSerif.pfb": serif,
  "FoxitSerifBold.pfb": serifBold,
  "FoxitSerifBoldItalic.pfb": serifBoldItalic,
  "FoxitSerifItalic.pfb": serifItalic,
  "FoxitSymbol.pfb": symbol,
  "LiberationSans-Bold.ttf": sansBold,
  "LiberationSans-BoldItalic.ttf": sansBoldItalic,
  "LiberationSans-Italic.ttf": sansItalic,
  "LiberationSans-Regular.ttf": sansRegular,
};

/** Loads the fonts that a document does not embed, so that it looks the same on every computer. */
class StandardFonts {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const address = addresses[filename];
    if (address === undefined) throw new Error(`no font ${filename}`);
    const response = await plainFetch(address);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** An open document, which a worker decodes outside of the page's thread. */
export type OpenDocument = {
  readonly pageCount: number;
  readonly getPage: PDFDocumentProxy["getPage"];
  readonly getText: (page: number) => Promise<string>;
  readonly close: () => void;
};

/** Thrown when the document could not be loaded, so that it is unknown whether it is valid. */
export class DocumentAway extends Error {}

/**
 * Reads a whole PDF document. It rejects with `DocumentAway` when the file cannot be fetched, and with another error when the
 * file is broken or is no PDF.
 */
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
    getPage: (number) => document.getPage(number),
    getText: (number) => {
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
