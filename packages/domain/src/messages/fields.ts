/** What can be wrong with one field, with the facts that its text needs. */
export type FieldErrorFacts = {
  readonly REQUIRED: Record<never, never>;
  readonly NAME_WITHOUT_COMMA: Record<never, never>;
  readonly NOT_A_NUMBER: Record<never, never>;
  readonly NOT_A_WHOLE_NUMBER: Record<never, never>;
  readonly NUMBER_TOO_LARGE: { readonly max: number };
  readonly INVALID_EMAIL: Record<never, never>;
  readonly TOO_LONG: { readonly max: number };
  readonly TOO_MANY: { readonly max: number };
  readonly LISTED_TWICE: Record<never, never>;
  readonly NOT_AN_OPTION: Record<never, never>;
  readonly NOT_A_DATE: Record<never, never>;
  readonly DATE_TOO_EARLY: { readonly earliest: string };
  readonly DATE_TOO_LATE: { readonly latest: string };
  readonly DATE_IN_FUTURE: Record<never, never>;
  readonly CONTROL_CHARACTER: Record<never, never>;
  readonly WRONG_TYPE: Record<never, never>;
  readonly OUT_OF_RANGE: { readonly min: number; readonly max: number };
  readonly NOT_AN_EMAIL: Record<never, never>;
  readonly ATTENDING_NAME_REQUIRED: Record<never, never>;
  readonly ATTENDING_NAME_WITHOUT_COMMA: Record<never, never>;
  readonly HOSPITAL_NAME_REQUIRED: Record<never, never>;
};

export type FieldErrorCode = keyof FieldErrorFacts;

/** One thing wrong with one field; `path` leads to it: `participants.1.role`. */
export type FieldError = {
  readonly path: string;
  readonly code: FieldErrorCode;
  readonly message: string;
};

const texts: { readonly [Code in FieldErrorCode]: (facts: FieldErrorFacts[Code]) => string } = {
  REQUIRED: () => "Required",
  NAME_WITHOUT_COMMA: () => "Separate first and last name with comma",
  NOT_A_NUMBER: () => "Value should be a number",
  NOT_A_WHOLE_NUMBER: () => "Use a whole number",
  NUMBER_TOO_LARGE: ({ max }) => `Value should be at most ${max}`,
  INVALID_EMAIL: () => "Invalid email address",
  TOO_LONG: ({ max }) => `At most ${max} characters`,
  TOO_MANY: ({ max }) => `At most ${max} entries`,
  LISTED_TWICE: () => "Listed more than once",
  NOT_AN_OPTION: () => "Choose one of the options",
  NOT_A_DATE: () => "Value should be a date",
  DATE_TOO_EARLY: ({ earliest }) => `The date should not be before ${earliest}`,
  DATE_TOO_LATE: ({ latest }) => `The date should not be after ${latest}`,
  DATE_IN_FUTURE: () => "The date should not be in the future",
  CONTROL_CHARACTER: () => "Contains characters that cannot be stored",
  WRONG_TYPE: () => "Value has the wrong type",
  OUT_OF_RANGE: ({ min, max }) => `Value should be a whole number from ${min} to ${max}`,
  NOT_AN_EMAIL: () => "Please enter an e-mail address",
  /** (7.098) */
  ATTENDING_NAME_REQUIRED: () => "Please enter attending name",
  /** (7.099) */
  ATTENDING_NAME_WITHOUT_COMMA: () => "Please separate first and last name with a comma",
  /** (7.104) */
  HOSPITAL_NAME_REQUIRED: () => "Please enter hospital name",
};

/** `fieldError("hospital", "TOO_LONG", { max: 200 })`. */
export function fieldError<Code extends FieldErrorCode>(
  path: string,
  code: Code,
  ...[facts]: Record<never, never> extends FieldErrorFacts[Code] ? [] : [FieldErrorFacts[Code]]
): FieldError {
  return { path, code, message: texts[code](facts ?? ({} as FieldErrorFacts[Code])) };
}
