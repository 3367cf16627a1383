/** The modes that the pedals select: none, live fluoroscopy, or a recorded run. */
export const xrayModes = ["off", "fluoro", "cine"] as const;
export type XrayMode = (typeof xrayModes)[number];

/** Fluoroscopy pulses per second. */
export const pulseRates = [4, 7.5, 15] as const;
export type PulseRate = (typeof pulseRates)[number];

/** The sizes of the X-ray field to which the shutters can be opened. */
export const fields = ["wide", "medium", "narrow"] as const;
export type Field = (typeof fields)[number];

export type Xray = { readonly mode: XrayMode; readonly rate: PulseRate; readonly field: Field };

export const xrayOff: Xray = { mode: "off", rate: 7.5, field: "wide" };

/** The number of pictures a second in a recorded run. */
export const cineRate = 7.5;

/** How far the shutters are open, as a share of the picture's side. */
export const openShare: Readonly<Record<Field, number>> = { wide: 1, medium: 0.7, narrow: 0.45 };

/** The dose at the reference point, in mGy: of one pulse, and (next) of one picture of a recorded run. */
const pulseKerma = 0.008;
const cineKerma = 0.15;
/** The side of the wide field at the reference point, in cm. */
const wideSideCm = 16;

export type Dose = {
  /** Cumulative air kerma at the reference point, in mGy. */
  readonly kerma: number;
  /** The dose area product of the run, in Gy·cm². */
  readonly area: number;
};

/** The relative dose for the same image by region of the body. */
const thickness: Readonly<Record<string, number>> = {
  "Neck and head": 2,
  Heart: 2.6,
  Aorta: 3.4,
  Pelvis: 3.4,
  Leg: 0.8,
};

/** The dose of this many seconds in a region of the body. */
export function getDose({ mode, rate, field }: Xray, seconds: number, region: string): Dose {
  if (mode === "off") return { kerma: 0, area: 0 };
  const pulses = mode === "cine" ? cineRate * cineKerma : rate * pulseKerma;
  const kerma = seconds * pulses * (thickness[region] ?? 1);
  return { kerma, area: (kerma / 1000) * (wideSideCm * openShare[field]) ** 2 };
}
