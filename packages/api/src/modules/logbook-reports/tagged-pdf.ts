import { breakLines, type TextLine } from "./break-lines.ts";
import { columnWidths } from "./column-widths.ts";
import { openPdfDocument } from "./open-pdf-document.ts";
import { printableText } from "./printable-text.ts";

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
    readonly row: (cells: readonly string[], options?: { readonly isTotal: boolean }) => void;
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
/** The library begins a new page at the bottom margin, so there is none: this code decides where pages end. */
const page = { size: "A4", margins: { top: margin, bottom: 0, left: margin, right: margin } };
const cellPadding = { x: 4, y: 2.5 } as const;
const ink = { text: "#111111", muted: "#444444", line: "#999999", band: "#eeeeee" } as const;

type Style = { readonly face: "regular" | "bold"; readonly size: number; readonly lineHeight: number };

/** The height of a line is what the font asks for, and less in tables, where lines are short. */
const lineHeight = (size: number) => size * 1.36;
const styles = {
  title: { face: "bold", size: 22, lineHeight: lineHeight(22) },
  heading: { face: "bold", size: 14, lineHeight: lineHeight(14) },
  label: { face: "bold", size: 10, lineHeight: lineHeight(10) },
  text: { face: "regular", size: 10, lineHeight: lineHeight(10) },
  note: { face: "regular", size: 8.5, lineHeight: lineHeight(8.5) },
  head: { face: "bold", size: 8, lineHeight: 10.2 },
  cell: { face: "regular", size: 8, lineHeight: 10.2 },
} as const satisfies Readonly<Record<string, Style>>;

export function openTaggedPdf({ title, author, madeAt, foot, pageText }: PdfFacts): TaggedPdf {
  const doc = openPdfDocument({
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
  const layoutText = textLayout(doc);

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

  function draw(lines: readonly TextLine[], style: Style, x: number, top: number, right?: number): void {
    doc.font(style.face).fontSize(style.size).fillColor(ink.text);
    for (const [at, line] of lines.entries())
      doc.text(line.text, right === undefined ? x : right - line.width, top + at * style.lineHeight, {
        lineBreak: false,
      });
  }

  /** Writes a block of text in an element of its own, on the next page if it does not fit on this one. */
  function block(parent: Structure, tag: string, text: string, style: Style, gap = 6): void {
    const lines = layoutText(text, style, width());
    const height = lines.length * style.lineHeight;
    if (y + height > bottom()) beginPage(layout);
    parent.add(struct(tag, {}, () => draw(lines, style, margin, y)));
    y += height + gap;
  }

  function heading(text: string): void {
    y += 8;
    // A heading at the foot of a page would be parted from what it is about.
    if (y + 90 > bottom()) beginPage(layout);
    doc.outline.addItem(text);
    block(root, "H2", text, styles.heading);
  }

  function facts(pairs: readonly (readonly [string, string])[]): void {
    const list = struct("L");
    root.add(list);
    const labelWidth = 110;
    // The right of the page is left to the picture.
    const textWidth = width() - labelWidth - 120;
    for (const [label, text] of pairs) {
      const labelLines = layoutText(label, styles.label, labelWidth);
      const lines = layoutText(text, styles.text, textWidth);
      const height = Math.max(labelLines.length, lines.length) * styles.text.lineHeight;
      if (y + height > bottom()) beginPage(layout);
      const item = struct("LI");
      list.add(item);
      item.add(struct("Lbl", {}, () => draw(labelLines, styles.label, margin, y)));
      item.add(struct("LBody", {}, () => draw(lines, styles.text, margin + labelWidth, y)));
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

  /** The width of a column that breaks no word of its head. */
  function leastWidth({ head }: PdfColumn): number {
    const words = head.split(" ").map((word) => layoutText(word, styles.head, Infinity)[0]?.width ?? 0);
    return Math.max(...words) + 2 * cellPadding.x + 0.1;
  }

  function beginTable(columns: readonly PdfColumn[], share = 1) {
    const table = struct("Table");
    root.add(table);
    const tableWidth = width() * share;
    const widths = columnWidths(
      columns.map((column) => column.width),
      columns.map(leastWidth),
      tableWidth,
    );
    const lefts = widths.map((_, at) => margin + widths.slice(0, at).reduce((sum, each) => sum + each, 0));

    const layoutCells = (cells: readonly string[], style: Style) => {
      const lines = cells.map((cell, at) => layoutText(cell, style, (widths[at] ?? 0) - 2 * cellPadding.x));
      const most = Math.max(...lines.map(({ length }) => length));
      return { lines, style, height: most * style.lineHeight + 2 * cellPadding.y };
    };
    type Cells = ReturnType<typeof layoutCells>;
    const write = ({ lines, style }: Cells, at: number, top: number) => {
      const left = lefts[at] ?? 0;
      const right = columns[at]?.isNumber === true ? left + (widths[at] ?? 0) - cellPadding.x : undefined;
      draw(lines[at] ?? [], style, left + cellPadding.x, top + cellPadding.y, right);
    };
    const line = (at: number) =>
      artifact(() =>
        doc
          .moveTo(margin, at)
          .lineTo(margin + tableWidth, at)
          .lineWidth(0.5)
          .stroke(ink.line),
      );
    const band = (height: number) => artifact(() => doc.rect(margin, y, tableWidth, height).fill(ink.band));

    const heads = layoutCells(
      columns.map(({ head }) => head),
      styles.head,
    );
    /** The heads are tagged once; where they are repeated on a further page they are not read out again. */
    const drawHeads = (isFirst: boolean) => {
      const top = y;
      band(heads.height);
      if (isFirst) {
        const row = struct("TR");
        table.add(row);
        for (const at of columns.keys())
          row.add(struct("TH", { scope: "Column" }, () => write(heads, at, top)));
        row.end();
      } else
        artifact(() => {
          for (const at of columns.keys()) write(heads, at, top);
        });
      y += heads.height;
      line(y);
    };
    if (y + heads.height + 40 > bottom()) beginPage(layout);
    drawHeads(true);

    return {
      row: (texts: readonly string[], { isTotal } = { isTotal: false }) => {
        const cells = layoutCells(texts, isTotal ? styles.head : styles.cell);
        if (y + cells.height > bottom()) {
          beginPage(layout);
          drawHeads(false);
        }
        if (isTotal) band(cells.height);
        const top = y;
        const row = struct("TR");
        table.add(row);
        for (const [at, { isRowHead }] of columns.entries()) {
          const options: Options = isRowHead === true ? { scope: "Row" } : {};
          row.add(struct(isRowHead === true ? "TH" : "TD", options, () => write(cells, at, top)));
        }
        row.end();
        y += cells.height;
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
      doc.font("regular").fontSize(styles.cell.size).fillColor(ink.muted);
      doc.text(printableText(foot), margin, top, { width: width() - 90, lineBreak: false });
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
      block(root, "H1", text, styles.title, 10);
    },
    heading,
    paragraph: (text) => block(root, "P", text, styles.text),
    note: (text) => block(root, "P", text, styles.note, 3),
    facts,
    squares,
    beginTable,
    finish,
  };
}

/**
 * Breaks texts into lines, each text and each of its words once: most texts of a table are in it many times, and measuring them is
 * most of the work.
 */
function textLayout(doc: PDFKit.PDFDocument) {
  const known = new Map<string, readonly TextLine[]>();
  const widths = new Map<string, number>();
  return (text: string, { face, size }: Style, width: number): readonly TextLine[] => {
    const key = `${face} ${size} ${width} ${text}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    doc.font(face).fontSize(size);
    const measure = (part: string) => {
      const partKey = `${face} ${size} ${part}`;
      const measured = widths.get(partKey) ?? doc.widthOfString(part);
      widths.set(partKey, measured);
      return measured;
    };
    const lines = breakLines(printableText(text), width, measure);
    known.set(key, lines);
    return lines;
  };
}
