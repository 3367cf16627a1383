/** The text of each field error, or a function that makes it from the facts that it needs. */
const texts = {
  REQUIRED: "Required",
  NAME_WITHOUT_COMMA: "Separate first and last name with comma",
  NOT_A_NUMBER: "Value should be a number",
  NOT_A_WHOLE_NUMBER: "Use a whole number",
  NUMBER_TOO_LARGE: ({ max }: { readonly max: number }) => `Value should be at most ${max}`,
  INVALID_EMAIL: "Invalid email address",
  TOO_LONG: ({ max }: { readonly max: number }) => `At most ${max} characters`,
  TOO_MANY: ({ max }: { readonly max: number }) => `At most ${max} entries`,
  LISTED_TWICE: "Listed more than once",
  NOT_A_DOMAIN: "Use domains that the institution owns, such as hospital.org",
  DOMAIN_OF_ANOTHER: "Another institution has this domain",
  NOT_AN_OPTION: "Choose one of the options",
  NOT_ONE_OF: ({ options }: { readonly options: readonly string[] }) =>
    `Choose one of: ${options.join(", ")}`,
  NOT_A_DATE: "Value should be a date",
  DATE_TOO_EARLY: ({ earliest }: { readonly earliest: string }) =>
    `The date should not be before ${earliest}`,
  DATE_TOO_LATE: ({ latest }: { readonly latest: string }) => `The date should not be after ${latest}`,
  ENDS_BEFORE_START: "The end should not be before the start",
  DATE_IN_FUTURE: "The date should not be in the future",
  CONTROL_CHARACTER: "Contains characters that cannot be stored",
  DIRECTION_MARK: ({ mark }: { readonly mark: string }) =>
    `Contains an invisible mark of the writing direction (${mark}). Remove it, or type the text again`,
  WRONG_TYPE: "Value has the wrong type",
  HAS_ADDRESS:
    "Leave out web and e-mail addresses, and put a space after each full stop. The mail links to the portal",
  OUT_OF_RANGE: ({ min, max }: { readonly min: number; readonly max: number }) =>
    `Value should be a whole number from ${min} to ${max}`,
  NOT_AN_EMAIL: "Please enter an e-mail address",
  /** The specification gives this text word for word (7.098). */
  ATTENDING_NAME_REQUIRED: "Please enter attending name",
  /** The specification gives this text word for word (7.099). */
  ATTENDING_NAME_WITHOUT_COMMA: "Please separate first and last name with a comma",
  /** The specification gives this text word for word (7.104). */
  HOSPITAL_NAME_REQUIRED: "Please enter hospital name",
  IN_THE_PAST: "Choose a time that is still to come",
  CANNOT_BE_CHANGED: "This can no longer be changed",
  /** The specification gives this text word for word (2.040). */
  EXPIRY_DATE_REQUIRED: "Select an expiry date",
  /** The specification gives this text word for word (2.041). */
  ACCOUNT_REQUIRED: "Select an account",
  /** The specification gives this text word for word (3.044). */
  CUSTOMER_REQUIRED: "Select a customer",
  /** The specification gives this text word for word (2.042, 3.044). */
  LEARNING_SPACE_REQUIRED: "Select a learning space",
  /** The specification gives this text word for word (2.045, 3.045). */
  NOT_WHOLE_HOURS: "Set whole hours",
  /** The specification gives this text word for word (9.019). */
  TOO_MANY_HOURS: ({ max }: { readonly max: number }) => `Value should be at most ${max} hours`,
  /** The specification gives this text word for word (2.045, 3.045). */
  HOURS_OUT_OF_RANGE: ({ min, max }: { readonly min: number; readonly max: number }) =>
    `Set from ${min} to ${max} hours`,
  /** The specification gives this text word for word (2.043, 3.044). */
  MAX_USERS_REQUIRED: "Set a max amount of users",
  /** The specification gives this text word for word (X62). */
  BELOW_USED: ({ used }: { readonly used: number }) =>
    `At least ${used}: that many people have already accepted`,
  /** The specification gives this text word for word (2.044). */
  CASES_REQUIRED: "Select one or more cases",
  /** The specification gives this text word for word (3.044). */
  EVENT_TITLE_REQUIRED: "Give your event a title",
  /** The specification gives this text word for word (3.044). */
  EVENT_DESCRIPTION_REQUIRED: "Give your event a description",
  /** The specification gives this text word for word (3.044). */
  EVENT_TIME_REQUIRED: "Select an event date and time",
  EVENT_HAS_STARTED: "The event has started: its time can no longer be changed",
  /** The specification gives this text word for word (9.022, 9.035). */
  ACCOUNT_NAME_REQUIRED: "Assign an account name",
  /** The specification gives this text word for word (9.032). */
  ACCOUNT_NAME_EXISTS: "An account with this name already exists.",
  /** The specification gives this text word for word (9.022, 9.034). */
  ACCOUNT_ADMIN_REQUIRED: "Assign an admin",
  /** The specification gives this text word for word (9.036). */
  ACCOUNT_ADMIN_NOT_AN_EMAIL: "Incorrect email address",
  /** The specification gives this text word for word (9.033). */
  ACCOUNT_ADMIN_UNKNOWN: "The user does not exist.",
  /** The specification gives this text word for word (9.022). */
  ACCOUNT_SPACES_REQUIRED: "Assign learning spaces to this account",
  /** The specification gives this text word for word (9.052). */
  GROUP_ADMIN_REQUIRED: "Please enter group admin",
  /** The specification gives this text word for word (9.052). */
  GROUP_ACCOUNT_REQUIRED: "Please enter account",
  /** The specification gives this text word for word (9.052). */
  GROUP_NAME_REQUIRED: "Please enter group name",
  /** The specification gives this text word for word (9.053). */
  GROUP_NAME_EXISTS: "A group with this name already exists",
  KEY_OF_ANOTHER_CALL: "This key was used for another request",
  NO_TIME_TO_ADD: "Use a number other than 0",
  LESS_THAN_A_MINUTE: "The smallest step is one minute: 0.02 hours",
  NOT_WHOLE_MINUTES: "Use whole minutes, in milliseconds",
  UNKNOWN_FIELD: "There is no field of this name",
  NOT_A_CODE: "Use words of small letters and digits, joined by hyphens",
  NOT_AN_INTERNAL_ID: "Use small letters, digits and _, a letter first",
  NOT_A_RELEASE_VERSION: "A version is three numbers with dots, such as 2.10.0",
  NOT_A_VERSION: "A version is up to four numbers with dots, such as 2.1",
  NOT_A_METRIC_VALUE: "The value is not of the metric's data_type",
  FORMAT_NOT_OF_TYPE: "Values of this data_type are not written like that",
  OPERATOR_NOT_OF_TYPE: "Values of this data_type are only equal or notequal",
  LIMIT_NOT_OF_TYPE: "Only numbers have a minimum and a maximum",
  LIMIT_BELOW_MINIMUM: "The maximum is less than the minimum",
  REFERENCE_NOT_OF_TYPE: "Only numbers have an expert reference",
  REFERENCE_NOT_IN_RANGE: "The median lies from low to high",
  REFERENCE_BEYOND_LIMITS: "The expert reference lies beyond the minimum and maximum of the metric",
  UNKNOWN_METRIC: "The exercise has no metric with this internal_id",
  IN_TWO_GROUPS: "This metric is in a group already",
  UNKNOWN_CLOUD_CASE: "The cloud has no case with this id",
  SAME_VERSION: ({ version }: { readonly version: string }) =>
    `This is the version that stands as ${version}`,
  GROUPS_TOO_DEEP: ({ max }: { readonly max: number }) => `Groups are nested to at most ${max} levels`,
  /** The specification gives this text word for word (13.023). */
  SERVICE_TAG_REQUIRED: "Service tag is required",
  /** The specification gives this text word for word (13.024). */
  PIN_TOO_SHORT: "Pin code must be at least 4 characters long",
  DECIDES_ABOUT_RESULTS: ({ what }: { readonly what: string }) =>
    `There are results of this version, and ${what} decides about them. Give the module a new version.`,
  NOT_A_FILE_NAME:
    "Use a file name without slashes, line breaks, invisible characters, marks of direction or a dot at its end",
  NOT_A_LOG_TYPE:
    "Logs end in .log, .txt, .csv, .json or .xml, each also with .gz behind it, or in .zip or .pdf",
  NAME_OF_ANOTHER_LOG:
    "The portal has a log of this name with other content. Send this content under a new name",
  NOT_A_SHA256: "Use 64 characters of 0-9 and a-f, small letters",
  NOT_A_STATION_PIN: "A pin is 4 to 12 letters and digits, A-Z without accents",
  NOT_A_PUBLIC_KEY: 'Use a JWK with kty "OKP", crv "Ed25519" and x: 32 bytes in base64url, 43 characters',
  WEAK_PUBLIC_KEY:
    "This key is one of the few that protect nothing, such as all zeros. Make a key pair with a random generator",
  KEY_OF_ANOTHER_STATION: "Another simulator has this key. Make a new key pair for this simulator alone",
  KEY_WAS_ENDED: "Staff ended this key. Make a new key pair",
} as const satisfies Readonly<Record<string, string | ((facts: never) => string)>>;

export type FieldErrorCode = keyof typeof texts;

/** The codes whose texts need no facts. */
export type PlainFieldErrorCode = {
  [Code in FieldErrorCode]: (typeof texts)[Code] extends string ? Code : never;
}[FieldErrorCode];

/** An error in one field; `path` leads to the field: `participants.1.role`. */
export type FieldError = {
  readonly path: string;
  readonly code: FieldErrorCode;
  readonly message: string;
};

/** The facts that have to be given beside a code, if its text needs any. */
export type FactsOf<Code extends FieldErrorCode> = (typeof texts)[Code] extends (facts: infer Facts) => string
  ? [Facts]
  : [];

/** Makes an error of a field, such as `fieldError("hospital", "TOO_LONG", { max: 200 })`. */
export function fieldError<Code extends FieldErrorCode>(
  path: string,
  code: Code,
  ...[facts]: FactsOf<Code>
): FieldError {
  const text: string | ((input: never) => string) = texts[code];
  return { path, code, message: typeof text === "string" ? text : text(facts as never) };
}
