import { getNames } from "../fields/filled-fields.ts";
import { getOffered } from "../fields/labels.ts";
import { formatAttendingName } from "../logbook/attending-name.ts";
import { levelLabel } from "../logbook/display-text.ts";
import { recordFields } from "../logbook/fields/record-fields.ts";
import type { Attending, Procedure } from "../logbook/record.ts";
import { levels, type ParticipantRole, participantRoles } from "../logbook/values.ts";
import type { MatchOption } from "./match-values.ts";
import type { ImportTarget } from "./targets.ts";

/** The lists of the institution and the catalogue, from which values are chosen. */
export type ImportLists = {
  readonly hospitals: readonly string[];
  readonly attendings: readonly Attending[];
  readonly procedures: readonly Procedure[];
};

/** What other logbooks call the roles. Who performs under supervision is the operator here, which is shown as a suggestion. */
const roleNames: Readonly<
  Record<ParticipantRole, { readonly sure: readonly string[]; readonly likely: readonly string[] }>
> = {
  Operator: {
    sure: ["Primary operator", "First operator", "Main operator"],
    likely: [
      "Performed",
      "Supervised-trainer scrubbed",
      "Supervised-trainer unscrubbed but in theatre",
      "Supervised trainer unscrubbed in hospital",
      "Training a more junior trainee",
      "Primary",
      "Surgeon",
      "Lead",
      "Lead resident",
      "Resident surgeon",
      "Operateur",
      "Opérateur",
      "Operador",
      "Cirujano",
      "Operatör",
      "P",
      "S-TS",
      "S-TU",
      "T",
    ],
  },
  Assistant: {
    sure: ["First assistant", "Second assistant", "Assisting", "Assisted"],
    likely: [
      "Secondary",
      "Secondary operator",
      "A",
      "Co-operator",
      "Assistent",
      "Assistenz",
      "Aide",
      "Ayudante",
    ],
  },
  Observer: {
    sure: ["Observed", "Observing"],
    likely: ["O", "Observation", "Beobachter", "Observateur", "Observador", "Observatör"],
  },
  Circulator: { sure: [], likely: [] },
  Scrub: { sure: ["Scrub nurse", "Scrub technologist"], likely: [] },
};

const yesNo: readonly MatchOption[] = [
  { id: "yes", names: ["Yes", "True", "Y", "1", "Ja", "Oui", "Sí"] },
  { id: "no", names: ["No", "False", "N", "0", "Nein", "Non", "Nej"] },
];

const fieldNames: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  sex: {
    Male: ["M", "Männlich", "Masculin", "Homme", "Hombre", "Man"],
    Female: ["F", "W", "Weiblich", "Féminin", "Femme", "Mujer", "Kvinna"],
  },
  sedation: { None: ["Nil"], Local: ["LA", "Local anaesthetic"], General: ["GA", "General anaesthetic"] },
  modalityPrimary: { Fluoroscopy: ["Fluoro", "XA", "X-ray"], Ultrasound: ["US", "USS"], MRI: ["MR"] },
  modalitySecondary: { Fluoroscopy: ["Fluoro", "XA", "X-ray"], Ultrasound: ["US", "USS"], MRI: ["MR"] },
  complications: { NONE: ["No", "Nil", "N/A"] },
};

/** The values that texts of a column can stand for, in the order in which they are offered. */
export function toOptions(target: ImportTarget, lists: ImportLists): readonly MatchOption[] {
  if (target === "role" || target.endsWith("Role"))
    return participantRoles.map((role) => ({
      id: role,
      names: [role, ...roleNames[role].sure],
      likelyNames: roleNames[role].likely,
    }));
  if (target === "level" || target.endsWith("Level"))
    return levels.map((level) => ({ id: level, names: [level, levelLabel(level)] }));
  if (target === "hospital") return lists.hospitals.map((name) => ({ id: name, names: [name] }));
  if (target === "attending")
    return lists.attendings.map((attending) => ({
      id: attending.id,
      names: [formatAttendingName(attending)],
    }));
  if (target === "procedureName")
    return lists.procedures.map(({ code, name, subCategory }) => ({
      id: code,
      names: [name, code],
      likelyNames: [subCategory, ...(/\(([A-Z][A-Z-]+)\)$/.exec(name)?.slice(1) ?? [])],
    }));
  const field = target in recordFields ? recordFields[target as keyof typeof recordFields] : undefined;
  if (field?.kind === "yesNo") return yesNo;
  if (field?.kind !== "choice") return [];
  const offered = getOffered(field, {});
  return getNames<Readonly<Record<string, string>>>(field.options)
    .filter((value) => value === "Unknown" || offered.includes(value))
    .map((value) => ({
      id: value,
      names: [
        value,
        field.options[value as keyof typeof field.options],
        ...(fieldNames[target]?.[value] ?? []),
      ],
    }));
}

/** A text as people read it for the value with this id. */
export function labelOfOption(target: ImportTarget, { id, names }: MatchOption): string {
  if (target === "procedureName") return `${names[0] ?? id} (${id})`;
  const field = target in recordFields ? recordFields[target as keyof typeof recordFields] : undefined;
  if (field?.kind === "yesNo") return names[0] ?? id;
  return (field?.kind === "choice" ? names[1] : names[0]) ?? id;
}

/** The age category of an age in years, which some logbooks state instead. */
export function getAgeCategory(text: string): "Pediatric" | "Adult" | "Geriatric" | undefined {
  const years = /^\d{1,3}(?:[.,]\d+)?$/.test(text.trim()) ? Number.parseInt(text, 10) : undefined;
  if (years === undefined || years > 130) return undefined;
  if (years < 18) return "Pediatric";
  return years < 65 ? "Adult" : "Geriatric";
}
