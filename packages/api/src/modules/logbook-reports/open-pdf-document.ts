import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type PDFDocument from "pdfkit";

const require = createRequire(import.meta.url);
let library: typeof PDFDocument | undefined;
let fonts: { readonly regular: Buffer; readonly bold: Buffer } | undefined;

/**
 * Opens a document that has the fonts `regular` and `bold`. The library and the fonts are read for the first document, because
 * they would take a twelfth of the processor time in which a process starts.
 */
export function openPdfDocument(options: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument {
  library ??= require("pdfkit") as typeof PDFDocument;
  fonts ??= {
    regular: readFont("400Regular/NotoSans_400Regular.ttf"),
    bold: readFont("700Bold/NotoSans_700Bold.ttf"),
  };
  const doc = new library(options);
  doc.registerFont("regular", fonts.regular);
  doc.registerFont("bold", fonts.bold);
  doc.font("regular");
  return doc;
}

/** Noto Sans has the letters of every European language, Greek and Cyrillic ones included. */
function readFont(name: string): Buffer {
  return readFileSync(require.resolve(`@expo-google-fonts/noto-sans/${name}`));
}
