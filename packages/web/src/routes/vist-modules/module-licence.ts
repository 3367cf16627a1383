import { licenceText, simulatorTexts } from "@cathedra/domain/messages";
import { type ExerciseLicence, licenceState } from "@cathedra/domain/simulators";

/** The licences of a module's exercises in one line (12.012-12.014): the missing ones, or the first one to expire. */
export type ModuleLicence = { readonly state: "missing" | "soon"; readonly text: string } | null;

export function moduleLicence(licences: readonly ExerciseLicence[]): ModuleLicence {
  const missing = licences.filter((licence) => licenceState(licence) === "missing").length;
  if (missing > 0) return { state: "missing", text: simulatorTexts.licencesOf(missing, licences.length) };
  const [first] = licences
    .filter((licence) => licenceState(licence) === "soon")
    .toSorted((one, other) => (one.remainingdays ?? 0) - (other.remainingdays ?? 0));
  const text = first === undefined ? null : licenceText(first, "soon");
  return text === null ? null : { state: "soon", text };
}
