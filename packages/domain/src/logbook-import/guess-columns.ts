import { normaliseForSearch } from "../normalise-for-search.ts";
import type { LocalDate } from "../time.ts";
import { guessDateOrder } from "./imported-dates.ts";
import { type KnownFormat, knownFormats } from "./known-formats.ts";
import { type ImportTarget, importTargets, takesSeveralColumns } from "./targets.ts";

/** The target of each column of a file, in its order; null for a column that is not sent. */
export type ColumnTargets = readonly (ImportTarget | null)[];

/** Other headings that logbooks use. Remarks are the only target that several columns share. */
const synonyms: Readonly<Partial<Record<ImportTarget, readonly string[]>>> = {
  dateOfProcedure: ["operation date", "case date", "procedure date", "date of operation", "datum", "day"],
  procedureName: [
    "procedure",
    "operation",
    "intervention",
    "procedure description",
    "cpt description",
    "examination",
  ],
  procedureCode: ["catalogue code"],
  hospital: ["site", "institution", "facility", "trust", "centre", "center", "location"],
  attending: [
    "consultant",
    "supervisor",
    "attending physician",
    "trainer",
    "supervising consultant",
    "staff",
  ],
  role: ["supervision", "my role", "resident role", "trainee role", "participation", "your role"],
  level: ["training level", "grade", "year of training", "pgy", "your level"],
  procedureIndication: ["indication", "diagnosis", "reason"],
  procedureComments: ["comments", "notes", "remarks", "comment", "procedure notes", "complication notes"],
  sex: ["gender", "patient sex", "patient gender"],
  ageCategory: ["age", "patient age", "patient years", "age group", "patient age category", "patient type"],
  sedation: ["anaesthesia", "anaesthetic", "sedation"],
  doseTime: ["screening time", "fluoro time", "fluoroscopy time min", "fluoroscopy time"],
  doseDap: ["dap", "dose area product", "kap"],
  doseSkin: ["skin dose"],
  doseDlp: ["dlp"],
  doseCtdi: ["ctdi", "ctdivol"],
  modalityPrimary: ["modality", "imaging", "guidance"],
  complications: ["complication", "adverse event", "complication grade"],
  complicationsComments: ["complication description"],
  onCall: ["out of hours"],
  success: ["technical success", "outcome"],
};

/** Headings of what identifies a patient: such a column is never mapped by itself. */
const identifying =
  /\b(patient (id|name|no|number)|name of patient|surname|forename|mrn|nhs|hospital (no|number|id)|case (id|no|number)|birth|dob|accession|ssn|passport|post ?code|address)\b/;

export type ColumnGuess = { readonly targets: ColumnTargets; readonly format: KnownFormat | undefined };

/**
 * Guesses what each column holds: by a known export, then by its heading, then by its content. Each target is given once, except
 * remarks.
 */
export function guessColumns(
  headings: readonly string[],
  samplesOf: (column: number) => readonly string[],
  latestDay: LocalDate,
): ColumnGuess {
  const keys = headings.map(keyOf);
  const identifies = headings.map((heading) => identifying.test(wordsOf(heading)));
  const format = knownFormats.find(({ recognisedBy }) =>
    recognisedBy.every((name) => keys.includes(keyOf(name))),
  );
  const targets: (ImportTarget | null)[] = headings.map(() => null);
  const isFree = (target: ImportTarget) => takesSeveralColumns(target) || !targets.includes(target);
  const give = (column: number, target: ImportTarget | null | undefined) => {
    if (target !== null && target !== undefined && targets[column] === null && isFree(target))
      targets[column] = target;
  };
  if (format !== undefined) {
    const known = new Map(Object.entries(format.columns).map(([name, target]) => [keyOf(name), target]));
    for (const [column, key] of keys.entries()) give(column, known.get(key));
    return { targets, format };
  }
  for (const names of [exactNames, otherNames])
    keys.forEach((key, column) => {
      if (!identifies[column]) give(column, names.get(key));
    });
  if (!targets.includes("dateOfProcedure"))
    give(
      keys.findIndex(
        (_, column) =>
          targets[column] === null && !identifies[column] && isDated(samplesOf(column), latestDay),
      ),
      "dateOfProcedure",
    );
  if (!targets.includes("procedureCode"))
    give(
      keys.findIndex((_, column) => {
        const filled = samplesOf(column).filter((text) => text !== "");
        return (
          !identifies[column] && filled.length > 0 && filled.every((text) => /^[A-Z]{2}-\d{4}$/.test(text))
        );
      }),
      "procedureCode",
    );
  return { targets, format };
}

function isDated(samples: readonly string[], latestDay: LocalDate): boolean {
  const filled = samples.filter((text) => text.trim() !== "");
  return filled.length > 0 && guessDateOrder(filled, latestDay).readable >= filled.length * 0.9;
}

/** Whether the heading names something that identifies a patient. */
export function isIdentifyingHeading(heading: string): boolean {
  return identifying.test(wordsOf(heading));
}

function wordsOf(heading: string): string {
  return normaliseForSearch(heading.replace(/([a-z])([A-Z])/g, "$1 $2"))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Headings are compared without case, spaces and punctuation. */
function keyOf(heading: string): string {
  return normaliseForSearch(heading).replace(/[^\p{L}\p{N}]+/gu, "");
}

const exactNames: ReadonlyMap<string, ImportTarget> = new Map(
  importTargets.flatMap(({ target, label, header }) =>
    [header, label, target].map((name): [string, ImportTarget] => [keyOf(name), target]),
  ),
);

const otherNames: ReadonlyMap<string, ImportTarget> = new Map(
  Object.entries(synonyms).flatMap(([target, names]) =>
    (names ?? []).map((name): [string, ImportTarget] => [keyOf(name), target as ImportTarget]),
  ),
);
