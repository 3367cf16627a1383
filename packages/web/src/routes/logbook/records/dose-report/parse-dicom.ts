import { err, ok, type Result } from "@cathedra/domain";
import type { ContentItem, DoseDocument } from "@cathedra/domain/dose-report";
import { type DataSet, parseDicom as parse } from "dicom-parser";
import { Inflate } from "fflate";
import { maxDoseReportSize } from "./max-dose-report-size.ts";

export type DicomFault = "notDicom" | "notAReport" | "damaged" | "tooLarge";

/** How deep entries may be nested; the templates of dose reports need six levels. */
const maxDepth = 20;

/** The tags of the DICOM data elements that are read (PS3.6). No other element of the file is looked at. */
const tags = {
  charset: "x00080005",
  studyDate: "x00080020",
  modality: "x00080060",
  manufacturer: "x00080070",
  institution: "x00080080",
  code: "x00080100",
  scheme: "x00080102",
  station: "x00081010",
  model: "x00081090",
  longCode: "x00080119",
  concept: "x0040a043",
  measured: "x0040a300",
  number: "x0040a30a",
  unit: "x004008ea",
  codeValue: "x0040a168",
  text: "x0040a160",
  content: "x0040a730",
} as const;

/** The names of text encodings for the values of DICOM's Specific Character Set (PS3.3, C.12.1.1.2); Latin-1 otherwise. */
const encodings: Readonly<Record<string, string>> = {
  "ISO_IR 192": "utf-8",
  GB18030: "gb18030",
  GBK: "gbk",
  "ISO_IR 13": "shift_jis",
  "ISO_IR 101": "iso-8859-2",
  "ISO_IR 126": "iso-8859-7",
  "ISO_IR 127": "iso-8859-6",
  "ISO_IR 138": "iso-8859-8",
  "ISO_IR 144": "iso-8859-5",
  "ISO_IR 148": "iso-8859-9",
  "ISO_IR 166": "windows-874",
};

/** Reads a structured report from the bytes of a DICOM file (PS3.10), in any transfer syntax without compressed images. */
export function parseDicom(bytes: Uint8Array): Result<DoseDocument, DicomFault> {
  if (bytes.length > maxDoseReportSize) return err("tooLarge");
  if (new TextDecoder("latin1").decode(bytes.subarray(128, 132)) !== "DICM") return err("notDicom");
  try {
    return toDocument(parse(bytes, { inflater: inflate }));
  } catch (error) {
    return err(error instanceof TooLarge ? "tooLarge" : "damaged");
  }
}

class TooLarge extends Error {}

function toDocument(file: DataSet): Result<DoseDocument, DicomFault> {
  if (file.string(tags.modality) !== "SR" || file.elements[tags.content] === undefined) {
    return err("notAReport");
  }
  const decoder = new TextDecoder(encodings[file.string(tags.charset) ?? ""] ?? "latin1");
  const text = (from: DataSet, tag: string): string | undefined => {
    const element = from.elements[tag];
    if (element === undefined) return undefined;
    const end = element.dataOffset + element.length;
    const value = decoder.decode(Uint8Array.from(from.byteArray.subarray(element.dataOffset, end)));
    return value.replaceAll("\0", "").trim();
  };
  const getItem = (entry: DataSet, depth: number): ContentItem => {
    if (depth > maxDepth) throw new TooLarge();
    const measured = first(entry, tags.measured);
    const content = entry.elements[tags.content]?.items ?? [];
    return {
      concept: getCode(first(entry, tags.concept)) ?? "",
      number: measured?.string(tags.number),
      unit: measured && getCode(first(measured, tags.unit)),
      code: getCode(first(entry, tags.codeValue)),
      text: text(entry, tags.text),
      items: content.flatMap(({ dataSet }) => (dataSet === undefined ? [] : [getItem(dataSet, depth + 1)])),
    };
  };
  return ok({
    studyDate: file.string(tags.studyDate),
    manufacturer: text(file, tags.manufacturer),
    model: text(file, tags.model),
    station: text(file, tags.station),
    institution: text(file, tags.institution),
    root: getItem(file, 0),
  });
}

function first(from: DataSet, sequence: string): DataSet | undefined {
  return from.elements[sequence]?.items?.[0]?.dataSet;
}

/** A code without its scheme; one that a manufacturer defined (its scheme begins with 99) is none of the standard's. */
function getCode(code: DataSet | undefined): string | undefined {
  if (code === undefined || code.string(tags.scheme)?.startsWith("99") === true) return undefined;
  return code.string(tags.code) ?? code.string(tags.longCode);
}

/** Inflates what follows the header of a deflated file; a small file that would become huge is refused on the way. */
function inflate(bytes: Uint8Array, start: number): Uint8Array {
  const parts: Uint8Array[] = [bytes.subarray(0, start)];
  let size = start;
  const stream = new Inflate((part) => {
    size += part.length;
    if (size > maxDoseReportSize) throw new TooLarge();
    parts.push(part);
  });
  const step = 16_384;
  for (let at = start; at < bytes.length; at += step) {
    stream.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  }
  const whole = new Uint8Array(size);
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return whole;
}
