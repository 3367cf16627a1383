import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import PDFDocument from "pdfkit";

type Structure = PDFKit.PDFStructureElement;

/** A column of a table: its head, its share of the width in points, and whether its cells are the heads of their rows. */
export type PdfColumn = {
  readonly head: string;
  readonly width: number;
  readonly isNumber?: boolean;
  readonly isRowHead?: boolean;
};

export type PdfFacts = {
  readonly title: string;
  readonly author: string;
  readonly madeAt: Date;
  /** The text at the left of the foot of every page. */
  readonly foot: string;
  /** The text at the right of the foot. */
  readonly pageText: (page: number, of: number) => string;
};

/**
 * A document for PDF/UA: every content is tagged or an artifact, fonts are embedded, and the same calls make the same bytes. The
 * positions are worked out here, because pages that the library begins by itself would cut the structure of a table.
 */
export type TaggedPdf = {
  readonly beginPage: (layout: "portrait" | "landscape") => void;
  readonly title: (text: string) => void;
  readonly heading: (text: string) => void;
  readonly paragraph: (text: string) => void;
  /** Pairs of a label and a text. */
  readonly facts: (pairs: readonly (readonly [label: string, text: string])[]) => void;
  /** A small paragraph, such as below a table. */
  readonly note: (text: string) => void;
  /** A picture of dark squares, rows of columns, in the top right corner of the page. */
  readonly squares: (rows: readonly (readonly boolean[])[], alt: string) => void;
  /**
   * Begins a table, which takes this share of the width: numbers far from their labels are hard to read. Rows follow one by one,
   * so that a long table does not hold up what else the process does.
   */
  readonly beginTable: (
    columns: readonly PdfColumn[],
    share?: number,
  ) => {
    readonly row: (cells: readonly string[]) => void;
    readonly end: () => void;
  };
  readonly finish: () => Promise<Buffer>;
};

/** The type definitions of the library lack what newer versions of it can do. */
type Options = {
  readonly scope?: "Column" | "Row";
  readonly alt?: string;
  readonly bbox?: readonly number[];
};

const margin = 48;
const footHeight = 30;
/** Without a margin at the foot the library never begins a page by itself. */
const page = { size: "A4", margins: { top: margin, bottom: 0, left: margin, right: margin } };
const sizes = { title: 22, heading: 14, text: 10, table: 8 } as const;
const cellPadding = { x: 5, y: 3 } as const;
const noteSize = 8.5;
const ink = { text: "#111111", muted: "#444444", line: "#999999", band: "#eeeeee" } as const;

const fontFile = (name: string) =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans/${name}`);
/** Noto Sans has the letters of every European language, Greek and Cyrillic ones included. */
const fonts = {
  regular: readFileSync(fontFile("400Regular/NotoSans_400Regular.ttf")),
  bold: readFileSync(fontFile("700Bold/NotoSans_700Bold.ttf")),
};

export function openTaggedPdf({ title, author, madeAt, foot, pageText }: PdfFacts): TaggedPdf {
  const doc = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    // @ts-expect-error The types do not know this subset.
    subset: "PDF/UA",
    lang: "en",
    displayTitle: true,
    ...page,
    info: { Title: title, Author: author, CreationDate: madeAt, ModDate: madeAt },
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => doc.on("end", resolve).on("error", reject));
  doc.registerFont("regular", fonts.regular);
  doc.registerFont("bold", fonts.bold);
  doc.font("regular");
  const printable = printableText(doc);

  const root = struct("Document");
  doc.addStructure(root);
  let y = margin;
  let layout: "portrait" | "landscape" = "portrait";

  function struct(tag: string, options: Options = {}, draw?: () => void): Structure {
    return draw === undefined ? doc.struct(tag, options) : doc.struct(tag, options, [draw]);
  }
  const bottom = () => doc.page.height - margin - footHeight;
  const width = () => doc.page.width - 2 * margin;

  function beginPage(next: typeof layout): void {
    layout = next;
    doc.addPage({ layout, ...page });
    y = margin;
  }

  function artifact(draw: () => void): void {
    doc.markContent("Artifact", { type: "Layout" });
    draw();
    doc.endMarkedContent();
  }

  /** Writes a block of text in an element of its own, on the next page if it does not fit on this one. */
  function block(parent: Structure, tag: string, text: string, size: number, isBold = false, gap = 6): void {
    doc.font(isBold ? "bold" : "regular").fontSize(size);
    const shown = printable(text);
    const height = doc.heightOfString(shown, { width: width() });
    if (y + height > bottom()) beginPage(layout);
    doc.font(isBold ? "bold" : "regular").fontSize(size);
    parent.add(struct(tag, {}, () => doc.fillColor(ink.text).text(shown, margin, y, { width: width() })));
    y += height + gap;
  }

  function heading(text: string): void {
    y += 8;
    // A heading at the foot of a page would be parted from what it is about.
    if (y + 90 > bottom()) beginPage(layout);
    doc.outline.addItem(text);
    block(root, "H2", text, sizes.heading, true);
  }

  function facts(pairs: readonly (readonly [string, string])[]): void {
    const list = struct("L");
    root.add(list);
    const labelWidth = 110;
    // The right of the page is left to the picture.
    const textWidth = width() - labelWidth - 120;
    for (const [label, text] of pairs) {
      const shown = printable(text);
      doc.font("regular").fontSize(sizes.text);
      const options = { width: textWidth };
      const height = Math.max(
        doc.heightOfString(shown, options),
        doc.heightOfString(label, { width: labelWidth }),
      );
      if (y + height > bottom()) beginPage(layout);
      const item = struct("LI");
      list.add(item);
      item.add(
        struct("Lbl", {}, () =>
          doc
            .font("bold")
            .fontSize(sizes.text)
            .fillColor(ink.text)
            .text(label, margin, y, { width: labelWidth }),
        ),
      );
      item.add(
        struct("LBody", {}, () =>
          doc
            .font("regular")
            .fontSize(sizes.text)
            .fillColor(ink.text)
            .text(shown, margin + labelWidth, y, options),
        ),
      );
      item.end();
      y += height + 4;
    }
    list.end();
    y += 6;
  }

  function squares(rows: readonly (readonly boolean[])[], alt: string): void {
    const side = 3;
    const extent = rows.length * side;
    const [left, top] = [margin + width() - extent, margin];
    root.add(
      struct("Figure", { alt, bbox: [left, top, left + extent, top + extent] }, () => {
        for (const [row, cells] of rows.entries())
          for (const [column, isDark] of cells.entries())
            if (isDark) doc.rect(left + column * side, top + row * side, side, side);
        doc.fill("#000000");
      }),
    );
    y = Math.max(y, top + extent + 8);
  }

  function beginTable(columns: readonly PdfColumn[], share = 1) {
    const table = struct("Table");
    root.add(table);
    const whole = columns.reduce((sum, column) => sum + column.width, 0);
    const tableWidth = width() * share;
    const widths = columns.map((column) => (column.width / whole) * tableWidth);
    const lefts = widths.map((_, at) => margin + widths.slice(0, at).reduce((sum, each) => sum + each, 0));

    const heightOf = (cells: readonly string[]) =>
      Math.max(
        ...cells.map((cell, at) =>
          doc.heightOfString(cell, { width: (widths[at] ?? 0) - 2 * cellPadding.x }),
        ),
      ) +
      2 * cellPadding.y;
    const write = (cell: string, at: number, top: number) =>
      doc.fillColor(ink.text).text(cell, (lefts[at] ?? 0) + cellPadding.x, top + cellPadding.y, {
        width: (widths[at] ?? 0) - 2 * cellPadding.x,
        align: columns[at]?.isNumber === true ? "right" : "left",
      });
    const line = (at: number) =>
      artifact(() =>
        doc
          .moveTo(margin, at)
          .lineTo(margin + tableWidth, at)
          .lineWidth(0.5)
          .stroke(ink.line),
      );

    const heads = columns.map(({ head }) => head);
    /** The heads are tagged once; where they are repeated on a further page they are not read out again. */
    const drawHeads = (isFirst: boolean) => {
      doc.font("bold").fontSize(sizes.table);
      const height = heightOf(heads);
      const top = y;
      artifact(() => doc.rect(margin, top, tableWidth, height).fill(ink.band));
      if (isFirst) {
        const row = struct("TR");
        table.add(row);
        for (const [at, head] of heads.entries())
          row.add(struct("TH", { scope: "Column" }, () => write(head, at, top)));
        row.end();
      } else
        artifact(() => {
          for (const [at, head] of heads.entries()) write(head, at, top);
        });
      y += height;
      line(y);
    };
    doc.font("bold").fontSize(sizes.table);
    if (y + heightOf(heads) + 40 > bottom()) beginPage(layout);
    drawHeads(true);

    return {
      row: (cells: readonly string[]) => {
        const shown = cells.map(printable);
        doc.font("regular").fontSize(sizes.table);
        const height = heightOf(shown);
        if (y + height > bottom()) {
          beginPage(layout);
          drawHeads(false);
          doc.font("regular").fontSize(sizes.table);
        }
        const top = y;
        const row = struct("TR");
        table.add(row);
        for (const [at, cell] of shown.entries()) {
          const isHead = columns[at]?.isRowHead === true;
          row.add(struct(isHead ? "TH" : "TD", isHead ? { scope: "Row" } : {}, () => write(cell, at, top)));
        }
        row.end();
        y += height;
        line(y);
      },
      end: () => {
        table.end();
        y += 10;
      },
    };
  }

  async function finish(): Promise<Buffer> {
    const { start, count } = doc.bufferedPageRange();
    for (let at = start; at < start + count; at += 1) {
      doc.switchToPage(at);
      const top = doc.page.height - margin - 10;
      doc.markContent("Artifact", { type: "Pagination" });
      doc.font("regular").fontSize(sizes.table).fillColor(ink.muted);
      doc.text(printable(foot), margin, top, { width: width() - 90, lineBreak: false });
      doc.text(pageText(at + 1, count), margin, top, { width: width(), align: "right", lineBreak: false });
      doc.endMarkedContent();
    }
    root.end();
    doc.end();
    await ended;
    return Buffer.concat(chunks);
  }

  return {
    beginPage,
    title: (text) => {
      doc.outline.addItem(text);
      block(root, "H1", text, sizes.title, true, 10);
    },
    heading,
    paragraph: (text) => block(root, "P", text, sizes.text),
    note: (text) => block(root, "P", text, noteSize, false, 3),
    facts,
    squares,
    beginTable,
    finish,
  };
}

/** Replaces what the font has no picture for, which would be drawn as empty boxes, by question marks. */
function printableText(doc: PDFKit.PDFDocument) {
  // The library does not describe the parsed font, by which the letters of a text are looked up.
  const { font } = (
    doc as unknown as { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } }
  )._font;
  const known = new Map<string, boolean>();
  const isKnown = (sign: string) => {
    const found = known.get(sign) ?? font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
    known.set(sign, found);
    return found;
  };
  return (text: string): string => {
    const line = text.normalize("NFC").replace(/\s+/g, " ");
    let shown = "";
    for (const sign of line) shown += isKnown(sign) ? sign : "?";
    return shown;
  };
}
