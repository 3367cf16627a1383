import { normaliseForSearch } from "../normalise-for-search.ts";
import type { LocalDate } from "../time.ts";
import { guessDateOrder } from "./imported-dates.ts";
import { type KnownFormat, knownFormats } from "./known-formats.ts";
import { createMatcher } from "./match-values.ts";
import { type ImportTarget, importTargets, takesSeveralColumns } from "./targets.ts";
import { toOptions } from "./value-options.ts";

/** The target of each column of a file, in its order; null for a column that is not sent. */
export type ColumnTargets = readonly (ImportTarget | null)[];

/**
 * Other headings that logbooks use, in English, German, French, Spanish and Swedish. Remarks are the only target that several
 * columns share.
 */
const synonyms: Readonly<Partial<Record<ImportTarget, string>>> = {
  dateOfProcedure: `operation date, case date, procedure date, date of operation, day, datum, op-datum, operationsdatum,
    eingriffsdatum, untersuchungsdatum, date de l'intervention, date d'intervention, date de l'acte, date opératoire, fecha,
    fecha del procedimiento, fecha de la intervención, fecha de intervención, ingreppsdatum, åtgärdsdatum`,
  procedureName: `procedure, operation, intervention, procedure description, cpt description, examination, eingriff, prozedur,
    maßnahme, untersuchung, acte, nom de l'acte, type d'intervention, geste, examen, procedimiento, intervención, operación,
    técnica, ingrepp, åtgärd, undersökning`,
  procedureCode: "catalogue code",
  hospital: `site, institution, facility, trust, centre, center, location, klinik, klinikum, krankenhaus, spital, einrichtung,
    standort, hôpital, établissement, centre hospitalier, clinique, centro, clínica, sjukhus`,
  attending: `consultant, supervisor, attending physician, trainer, supervising consultant, staff, oberarzt, oberärztin, facharzt,
    verantwortlicher arzt, betreuer, weiterbilder, médecin responsable, médecin senior, senior, superviseur, encadrant,
    médico responsable, adjunto, médico adjunto, tutor, handledare, överläkare, ansvarig läkare`,
  role: `supervision, my role, resident role, trainee role, participation, your role, rolle, meine rolle, funktion, rôle,
    mon rôle, fonction, rol, mi rol, función, papel, roll, min roll`,
  level: `training level, grade, year of training, pgy, your level, ausbildungsjahr, weiterbildungsjahr, ausbildungsstand,
    niveau, année de formation, nivel, año de residencia, nivå, utbildningsår`,
  procedureIndication: `indication, diagnosis, reason, indikation, diagnose, diagnostic, motif, indicación, diagnóstico, motivo,
    diagnos`,
  procedureComments: `comments, notes, remarks, comment, procedure notes, complication notes, bemerkung, bemerkungen, anmerkung,
    anmerkungen, notizen, kommentar, kommentare, commentaire, commentaires, remarque, remarques, comentarios, observaciones,
    notas, kommentarer, anteckningar`,
  sex: "gender, patient sex, patient gender, geschlecht, sexe, sexo, kön",
  ageCategory: `age, patient age, patient years, age group, patient age category, patient type, alter, altersgruppe, âge, edad,
    ålder`,
  sedation: `anaesthesia, anesthesia, anaesthetic, anesthetic, sedation, anästhesie, narkose, sedierung, anesthésie, anestesia,
    sedación, anestesi, sedering`,
  doseTime: `screening time, fluoro time, fluoroscopy time min, fluoroscopy time, durchleuchtungszeit, temps de scopie,
    tiempo de escopia, tiempo de fluoroscopia, genomlysningstid`,
  doseDap: `dap, dose area product, kap, dfp, dosisflächenprodukt, pds, produit dose surface, producto dosis área,
    dosareaprodukt`,
  doseSkin: "skin dose, hautdosis, dose peau, dosis piel, huddos",
  doseDlp: "dlp",
  doseCtdi: "ctdi, ctdivol",
  modalityPrimary: "modality, imaging, guidance, modalität, modalité, modalidad, modalitet",
  complications: `complication, adverse event, complication grade, komplikation, komplikationen, complicación, complicaciones,
    komplikationer`,
  complicationsComments: "complication description",
  onCall: "out of hours, bereitschaftsdienst, garde, guardia",
  success: "technical success, outcome",
};

/** Headings of the operator: some logbooks write a name below them and others the role, which alone is taken over. */
const operatorHeadings: ReadonlySet<string> = new Set(
  ["operator", "operateur", "operador", "cirujano"].map((name) => makeKey(name)),
);

/** Headings of what identifies a patient: such a column is never mapped automatically. */
const identifying = new RegExp(
  String.raw`\b(?:${[
    "patient (?:id|name|no|number)|name of patient|surname|forename|mrn|nhs|hospital (?:no|number|id)|case (?:id|no|number)",
    "birth|dob|accession|ssn|passport|post ?code|address",
    "patient(?:en)?(?:name|nummer|nr|id)|name des patienten|vorname|nachname|geburts\\w*|fall(?:nummer|nr)|akten\\w*",
    "nom (?:du )?patient|nom de famille|prenom|naissance|ipp|numero de dossier",
    "nombre (?:y apellidos|del paciente)|apellidos?|nacimiento|historia clinica|nhc|dni",
    "fodelse\\w*|personnummer|fornamn|efternamn",
  ].join("|")})\b`,
);

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
  const keys = headings.map(makeKey);
  const identifies = headings.map((heading) => identifying.test(getWords(heading)));
  const format = knownFormats.find(({ recognisedBy }) =>
    recognisedBy.every((name) => keys.includes(makeKey(name))),
  );
  const targets: (ImportTarget | null)[] = headings.map(() => null);
  const isFree = (target: ImportTarget) => takesSeveralColumns(target) || !targets.includes(target);
  const give = (column: number, target: ImportTarget | null | undefined) => {
    if (target !== null && target !== undefined && targets[column] === null && isFree(target))
      targets[column] = target;
  };
  if (format !== undefined) {
    const known = new Map(Object.entries(format.columns).map(([name, target]) => [makeKey(name), target]));
    for (const [column, key] of keys.entries()) give(column, known.get(key));
    return { targets, format };
  }
  for (const names of [exactNames, otherNames])
    keys.forEach((key, column) => {
      if (!identifies[column]) give(column, names.get(key));
    });
  if (!targets.includes("role"))
    give(
      keys.findIndex((key, column) => operatorHeadings.has(key) && isRole(samplesOf(column))),
      "role",
    );
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

/** Whether each filled cell is a role. */
function isRole(samples: readonly string[]): boolean {
  const match = createMatcher(toOptions("role", { hospitals: [], attendings: [], procedures: [] }));
  const filled = samples.filter((text) => text.trim() !== "");
  return filled.length > 0 && filled.every((text) => match(text).id !== null);
}

function isDated(samples: readonly string[], latestDay: LocalDate): boolean {
  const filled = samples.filter((text) => text.trim() !== "");
  return filled.length > 0 && guessDateOrder(filled, latestDay).readable >= filled.length * 0.9;
}

/** Whether the heading names something that identifies a patient. */
export function isIdentifyingHeading(heading: string): boolean {
  return identifying.test(getWords(heading));
}

function getWords(heading: string): string {
  return normaliseForSearch(heading.replace(/([a-z])([A-Z])/g, "$1 $2"))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Headings are compared without case, spaces and punctuation. */
function makeKey(heading: string): string {
  return normaliseForSearch(heading).replace(/[^\p{L}\p{N}]+/gu, "");
}

const exactNames: ReadonlyMap<string, ImportTarget> = new Map(
  importTargets.flatMap(({ target, label, header }) =>
    [header, label, target].map((name): [string, ImportTarget] => [makeKey(name), target]),
  ),
);

const otherNames: ReadonlyMap<string, ImportTarget> = new Map(
  Object.entries(synonyms).flatMap(([target, names]) =>
    (names?.split(",") ?? []).map((name): [string, ImportTarget] => [makeKey(name), target as ImportTarget]),
  ),
);
