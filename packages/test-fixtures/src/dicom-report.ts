/**
 * Writes structured reports as DICOM files (PS3.10), for tests that read the dose reports of X-ray systems. The patient in them is
 * invented, so that tests can check that nothing of a patient leaves the reader.
 */

/** An entry of a report: a container unless it has a number, a code or a text. */
export type ReportEntry = {
  readonly concept: string;
  readonly scheme?: string;
  readonly number?: string;
  readonly unit?: string;
  readonly code?: string;
  readonly text?: string;
  readonly entries?: readonly ReportEntry[];
};

export type ReportFile = {
  readonly root: ReportEntry;
  readonly modality?: string;
  readonly studyDate?: string;
  readonly manufacturer?: string;
  readonly model?: string;
  readonly station?: string;
  readonly institution?: string;
  /** Whether values state their type (explicit VR), as most files do. */
  readonly isExplicit?: boolean;
  /** Compresses what follows the header (the transfer syntax Deflated Explicit VR Little Endian). */
  readonly deflate?: (bytes: Uint8Array) => Uint8Array;
};

export const inventedPatient = { name: "Invented^Iris", id: "MRN-4711" } as const;

const transferSyntaxes = {
  explicit: "1.2.840.10008.1.2.1",
  implicit: "1.2.840.10008.1.2",
  deflated: "1.2.840.10008.1.2.1.99",
} as const;
const doseReportClass = "1.2.840.10008.5.1.4.1.1.88.67";

export function dicomReport(file: ReportFile): Uint8Array<ArrayBuffer> {
  const { isExplicit = true, deflate } = file;
  const element = isExplicit ? explicitElement : implicitElement;
  const syntax = deflate === undefined ? (isExplicit ? "explicit" : "implicit") : "deflated";
  const meta = [
    explicitElement(0x0002, 0x0002, "UI", text(doseReportClass, "\0")),
    explicitElement(0x0002, 0x0010, "UI", text(transferSyntaxes[syntax], "\0")),
  ];
  const content = joined([
    element(0x0008, 0x0005, "CS", text("ISO_IR 192")),
    element(0x0008, 0x0016, "UI", text(doseReportClass, "\0")),
    element(0x0008, 0x0020, "DA", text(file.studyDate ?? "")),
    element(0x0008, 0x0060, "CS", text(file.modality ?? "SR")),
    element(0x0008, 0x0070, "LO", text(file.manufacturer ?? "")),
    element(0x0008, 0x0080, "LO", text(file.institution ?? "")),
    element(0x0008, 0x1010, "SH", text(file.station ?? "")),
    element(0x0008, 0x1090, "LO", text(file.model ?? "")),
    element(0x0010, 0x0010, "PN", text(inventedPatient.name)),
    element(0x0010, 0x0020, "LO", text(inventedPatient.id)),
    ...entryElements(file.root, element),
  ]);
  return joined([
    new Uint8Array(128),
    text("DICM"),
    explicitElement(0x0002, 0x0000, "UL", uint32(joined(meta).length)),
    ...meta,
    deflate === undefined ? content : deflate(content),
  ]);
}

type WriteElement = typeof explicitElement;

function entryElements(entry: ReportEntry, element: WriteElement): readonly Uint8Array[] {
  const { number, unit, code, text: words, entries = [] } = entry;
  const type = number !== undefined ? "NUM" : code !== undefined ? "CODE" : words !== undefined ? "TEXT" : "";
  const codeElements = (value: string, scheme: string) => [
    element(0x0008, 0x0100, "SH", text(value)),
    element(0x0008, 0x0102, "SH", text(scheme)),
    element(0x0008, 0x0104, "LO", text(`Meaning of ${value}`)),
  ];
  const sequence = (tag: number, of: readonly (readonly Uint8Array[])[]) =>
    element(0x0040, tag, "SQ", joined(of.map((item) => getItem(joined(item)))));
  const name = sequence(0xa043, [codeElements(entry.concept, entry.scheme ?? "DCM")]);
  const unitElement = (value: string) =>
    element(0x0040, 0x08ea, "SQ", getItem(joined(codeElements(value, "UCUM"))));
  return [
    element(0x0040, 0xa040, "CS", text(type === "" ? "CONTAINER" : type)),
    name,
    ...(words === undefined ? [] : [element(0x0040, 0xa160, "UT", text(words))]),
    ...(code === undefined ? [] : [sequence(0xa168, [codeElements(code, "DCM")])]),
    ...(number === undefined
      ? []
      : [
          sequence(0xa300, [
            [...(unit === undefined ? [] : [unitElement(unit)]), element(0x0040, 0xa30a, "DS", text(number))],
          ]),
        ]),
    ...(entries.length === 0
      ? []
      : [
          sequence(
            0xa730,
            entries.map((each) => entryElements(each, element)),
          ),
        ]),
  ];
}

/** The value representations whose length has four bytes in explicit files (PS3.5, 7.1.2). */
const longTypes: ReadonlySet<string> = new Set(["SQ", "UT", "OB"]);

function explicitElement(group: number, tag: number, type: string, value: Uint8Array): Uint8Array {
  const length = longTypes.has(type) ? [uint16(0), uint32(value.length)] : [uint16(value.length)];
  return joined([uint16(group), uint16(tag), text(type), ...length, value]);
}

function implicitElement(group: number, tag: number, _type: string, value: Uint8Array): Uint8Array {
  return joined([uint16(group), uint16(tag), uint32(value.length), value]);
}

function getItem(value: Uint8Array): Uint8Array {
  return joined([uint16(0xfffe), uint16(0xe000), uint32(value.length), value]);
}

/** The text as UTF-8, padded to an even length. */
function text(value: string, padding = " "): Uint8Array {
  const bytes = new TextEncoder().encode(value);
  return bytes.length % 2 === 0 ? bytes : joined([bytes, new TextEncoder().encode(padding)]);
}

function uint16(value: number): Uint8Array {
  return Uint8Array.of(value & 0xff, value >> 8);
}

function uint32(value: number): Uint8Array {
  return Uint8Array.of(value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff, value >>> 24);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
