/** The kinds of quantities in a dose report; a unit of one kind is never read as one of another. */
export type Quantity = "time" | "areaProduct" | "kerma" | "lengthProduct";

/**
 * How many of the record's units are in one of the report's: minutes, Gy·cm², mGy and mGy·cm. Units are UCUM codes (DICOM
 * PS3.16, CID 82 and TID 10002-10013) without their signs, because manufacturers write `Gy.m2`, `Gym2` and `Gy*m2`.
 */
const factors: Readonly<Record<Quantity, Readonly<Record<string, number>>>> = {
  time: { s: 1 / 60, sec: 1 / 60, ms: 1 / 60_000, min: 1, h: 60 },
  areaProduct: {
    gym2: 10_000,
    mgym2: 10,
    ugym2: 0.01,
    gycm2: 1,
    dgycm2: 0.1,
    cgycm2: 0.01,
    mgycm2: 0.001,
    ugycm2: 0.000_001,
  },
  kerma: { gy: 1000, cgy: 10, mgy: 1, ugy: 0.001 },
  lengthProduct: { mgycm: 1, gycm: 1000, gym: 100_000, mgym: 100 },
};

/** A number of the report in the record's unit; undefined if the unit is not one of this quantity. */
export function convertUnit(quantity: Quantity, number: number, unit: string): number | undefined {
  const factor = factors[quantity][plainUnit(unit)];
  return factor === undefined ? undefined : number * factor;
}

/** The unit in lower case and without separators; both signs for "micro" become `u`, and a raised 2 an ordinary one. */
function plainUnit(unit: string): string {
  return unit
    .trim()
    .replaceAll(/[µμ]/gu, "u")
    .replaceAll("²", "2")
    .replaceAll(/[\s.*·^_-]/gu, "")
    .toLowerCase();
}
