import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type PDFDocument from "pdfkit";

const require = createRequire(import.meta.url);

/** A font of fontkit, the library that pdfkit reads fonts with. */
type ParsedFont = { _glyphs: Record<number, unknown> };
type Fontkit = { readonly create: (file: Buffer) => ParsedFont };
type Loaded = {
  readonly Document: typeof PDFDocument;
  readonly fonts: { readonly regular: ParsedFont; readonly bold: ParsedFont };
};

let loaded: Loaded | undefined;

/**
 * Opens a document that has the fonts `regular` and `bold`. The library and the fonts are read for the first document, because
 * they would take a twelfth of the processor time in which a process starts; reading the fonts again takes six times as long as
 * a page of text.
 */
export function openPdfDocument(options: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument {
  loaded ??= load();
  const doc = new loaded.Document(options);
  doc.registerFont("regular", fontOfOneDocument(loaded.fonts.regular));
  doc.registerFont("bold", fontOfOneDocument(loaded.fonts.bold));
  doc.font("regular");
  return doc;
}

function load(): Loaded {
  // The fonts have to be of the very library that pdfkit uses, which is wherever npm has put it.
  const { create } = createRequire(require.resolve("pdfkit"))("fontkit") as Fontkit;
  return {
    Document: require("pdfkit") as typeof PDFDocument,
    fonts: {
      regular: create(readFont("400Regular/NotoSans_400Regular.ttf")),
      bold: create(readFont("700Bold/NotoSans_700Bold.ttf")),
    },
  };
}

/**
 * The font with letters of its own: a letter remembers the characters that it stood for when it was first read, so that text
 * copied from one document would depend on the documents before it.
 */
function fontOfOneDocument(font: ParsedFont): PDFKit.Mixins.PDFFontSource {
  const own: ParsedFont = Object.assign(Object.create(font) as ParsedFont, { _glyphs: {} });
  // pdfkit takes parsed fonts, which its types leave out.
  return own as unknown as Buffer;
}

/** Noto Sans has the letters of every European language, Greek and Cyrillic ones included. */
function readFont(name: string): Buffer {
  return readFileSync(require.resolve(`@expo-google-fonts/noto-sans/${name}`));
}
