import type { DoseField } from "../logbook/fields/record-fields.ts";
import { maxDose } from "../logbook/limits.ts";
import { err, ok, type Result } from "../result.ts";
import { roundDecimal } from "../round-decimal.ts";
import { type LocalDate, parseLocalDate } from "../time.ts";
import { convertUnit, type Quantity } from "./convert-units.ts";
import { type ContentItem, type DoseDocument, getItems } from "./dose-document.ts";

/** A value of the report that has no field of its own in a record. */
export type AirKerma = "airKerma";

/** A dose that the report states, for a field of the record or as air kerma. */
export type StatedDose<Name = DoseField | AirKerma> = {
  readonly name: Name;
  /** In the unit of the record's field (air kerma in mGy), with at most three decimals. */
  readonly value: number;
  /** The stated texts, such as `0.0153 Gy.m2`; one for each X-ray plane. */
  readonly stated: readonly string[];
};

/** Why a dose is not taken from the report. It is never estimated from others. */
export type MissingReason =
  | { readonly kind: "notStated" }
  | { readonly kind: "unknownUnit"; readonly unit: string }
  | { readonly kind: "notANumber"; readonly text: string }
  | { readonly kind: "contradictory"; readonly stated: readonly string[] }
  | { readonly kind: "perAcquisition"; readonly count: number };

export type MissingDose = { readonly name: DoseField | AirKerma; readonly reason: MissingReason };

export type DoseReport = {
  /** The modality that the doses belong to. */
  readonly modality: "Fluoroscopy" | "CT";
  readonly day: LocalDate | undefined;
  /** The parts of the device's name and place in the report that are not empty. */
  readonly device: readonly string[];
  readonly institution: string | undefined;
  readonly doses: readonly StatedDose[];
  readonly missing: readonly MissingDose[];
};

export type NotADoseReport = "notADoseReport" | "noTotals";

/** The codes of dose reports, by DICOM PS3.16, annex D. */
const codes = {
  doseReport: "113701",
  accumulatedXray: "113702",
  plane: "113764",
  fluoroTime: "113730",
  doseAreaProduct: "113722",
  airKerma: "113725",
  accumulatedCt: "113811",
  lengthProduct: "113813",
  acquisition: "113819",
  ctdi: "113830",
  deviceName: "121013",
  deviceRoom: "121017",
} as const;

const fluoroscopy = [
  { name: "doseTime", concept: codes.fluoroTime, quantity: "time" },
  { name: "doseDap", concept: codes.doseAreaProduct, quantity: "areaProduct" },
  { name: "airKerma", concept: codes.airKerma, quantity: "kerma" },
] as const;

/**
 * Reads the totals of an X-ray Radiation Dose SR: of a projection device (DICOM PS3.16, TID 10001 and 10004) or a CT (TID 10011
 * and 10012). A device with two planes has a block of totals for each, which are added up. Some manufacturers repeat a block, or
 * write an empty second one: a block that states what another one of its plane states, or only zeros, counts once.
 */
export function readDoseReport(document: DoseDocument): Result<DoseReport, NotADoseReport> {
  const { root, institution } = document;
  if (root.concept !== codes.doseReport) return err("notADoseReport");
  const common = { day: getDay(document.studyDate), device: getDevice(document), institution };
  const xray = getItems(root, codes.accumulatedXray);
  const ct = getItems(root, codes.accumulatedCt);
  if (xray.length > 0) {
    const found = fluoroscopy.map((each) => getTotal(xray, each));
    // The skin dose is never a total of these templates: it depends on where the beam entered.
    const skin: Found = { name: "doseSkin", reason: { kind: "notStated" } };
    return ok({ ...common, modality: "Fluoroscopy", ...sorted([...found, skin]) });
  }
  if (ct.length > 0) {
    const dlp = getTotal(ct, { name: "doseDlp", concept: codes.lengthProduct, quantity: "lengthProduct" });
    return ok({ ...common, modality: "CT", ...sorted([getCtdi(root), dlp]) });
  }
  return err("noTotals");
}

type Found = StatedDose | MissingDose;

type Total = {
  readonly name: DoseField | AirKerma;
  readonly concept: string;
  readonly quantity: Quantity;
};

type Reading = { readonly value: number; readonly stated: string };

function getTotal(blocks: readonly ContentItem[], { name, concept, quantity }: Total): Found {
  const ofPlanes = new Map<string, Reading[]>();
  for (const block of blocks) {
    const plane = getItems(block, codes.plane)[0]?.code ?? "";
    for (const item of getItems(block, concept)) {
      const reading = getReading(item, quantity);
      if ("kind" in reading) return { name, reason: reading };
      ofPlanes.set(plane, [...(ofPlanes.get(plane) ?? []), reading]);
    }
  }
  const planes = [...ofPlanes.values()].map(distinct);
  if (planes.length === 0) return { name, reason: { kind: "notStated" } };
  const contradiction = planes.find((readings) => readings.length > 1);
  if (contradiction !== undefined) {
    return { name, reason: { kind: "contradictory", stated: contradiction.map(({ stated }) => stated) } };
  }
  const all = planes.flat();
  const parts = all.some(({ value }) => value > 0) ? all.filter(({ value }) => value > 0) : all.slice(0, 1);
  const sum = parts.reduce((total, { value }) => total + value, 0);
  return { name, value: rounded(sum), stated: parts.map(({ stated }) => stated) };
}

/** The different readings of one plane; a zero beside another value is a repeated block that was left empty. */
function distinct(readings: readonly Reading[]): readonly Reading[] {
  const different = readings.filter(
    (reading, at) => readings.findIndex((each) => rounded(each.value) === rounded(reading.value)) === at,
  );
  return different.length > 1 ? different.filter(({ value }) => value > 0) : different;
}

/** The CT dose index belongs to one acquisition: several of them have no common value (IEC 60601-2-44). */
function getCtdi(root: ContentItem): Found {
  const name = "doseCtdi";
  const items = getItems(root, codes.acquisition).flatMap((acquisition) => getItems(acquisition, codes.ctdi));
  const [only, ...others] = items;
  if (only === undefined) return { name, reason: { kind: "notStated" } };
  if (others.length > 0) return { name, reason: { kind: "perAcquisition", count: items.length } };
  const reading = getReading(only, "kerma");
  if ("kind" in reading) return { name, reason: reading };
  return { name, value: rounded(reading.value), stated: [reading.stated] };
}

function getReading({ number = "", unit = "" }: ContentItem, quantity: Quantity): Reading | MissingReason {
  const stated = Number(number);
  if (number.trim() === "" || !Number.isFinite(stated) || stated < 0) {
    return { kind: "notANumber", text: number };
  }
  const value = convertUnit(quantity, stated, unit);
  if (value === undefined) return { kind: "unknownUnit", unit };
  if (value > maxDose) return { kind: "notANumber", text: number };
  return { value, stated: `${number.trim()} ${unit.trim()}` };
}

/** A record has at most three decimals (7.055). */
function rounded(value: number): number {
  return Number(roundDecimal(value, 3));
}

function sorted(found: readonly Found[]) {
  return {
    doses: found.filter((each): each is StatedDose => "value" in each),
    missing: found.filter((each): each is MissingDose => "reason" in each),
  };
}

function getDay(date: string | undefined): LocalDate | undefined {
  const parts = /^(\d{4})\.?(\d{2})\.?(\d{2})$/u.exec(date?.trim() ?? "");
  return parts === null ? undefined : parseLocalDate(`${parts[1]}-${parts[2]}-${parts[3]}`);
}

function getDevice({ manufacturer, model, station, root }: DoseDocument): readonly string[] {
  const observed = [codes.deviceName, codes.deviceRoom].map(
    (concept) => root.items.find((item) => item.concept === concept)?.text,
  );
  const parts = [manufacturer, model, station, ...observed].map((part) => part?.trim() ?? "");
  return [...new Set(parts)].filter((part) => part !== "");
}
