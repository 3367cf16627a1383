import type { CustomerId, GroupId, LocalDate } from "@cathedra/domain";
import { validateRecord } from "@cathedra/domain/logbook";
import { fieldError } from "@cathedra/domain/messages";
import type { Choices } from "./choices.ts";
import type { RecordForm } from "./record-form.ts";
import type { SaveVariables } from "./record-mapping.ts";
import { byFieldName, type FormErrors } from "./save-errors.ts";

export type FormRules = {
  readonly choices: Choices;
  /**
   * The groups that can be chosen: for a new record the person's, for a stored one only its own, which cannot be changed (7.045).
   */
  readonly groups: readonly { readonly id: number; readonly customerId: number | undefined }[];
  /** The code of a stored record's procedure, which may have been retired since. */
  readonly storedProcedure?: string | undefined;
  /** The current day in the browser's time zone; later dates are refused (7.059). */
  readonly today: LocalDate;
};

/** The domain's errors for the values that would be sent, by the names of the form's fields (7.052-7.062). */
export function validateForm(
  { activity, attendingName, customerId }: SaveVariables,
  { choices, groups, storedProcedure, today }: FormRules,
): FormErrors {
  const input = { ...activity, attendingName, customerId };
  const result = validateRecord(input, {
    latestDay: today,
    catalogue: choices.catalogue,
    storedProcedure,
    groups: groups.map((group) => ({
      id: group.id as GroupId,
      customerId: (group.customerId ?? 0) as CustomerId,
    })),
  });
  return result.ok ? {} : byFieldName(result.error);
}

/** The errors of doses with a text that is not a number (7.056). Such a text is not sent, so nothing else checks it. */
export function wrongDoseErrors({ wrongDoses = {} }: RecordForm): FormErrors {
  const { message } = fieldError("", "NOT_A_NUMBER");
  return Object.fromEntries(Object.keys(wrongDoses).map((name) => [name, message]));
}
