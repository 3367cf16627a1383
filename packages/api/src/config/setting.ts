import * as v from "valibot";

/** The environment variables that settings are read from. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings that are set: an empty one counts as absent, since a compose file cannot leave one out. */
export function nonEmptySettings(environment: Environment): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** The message that a process prints before it exits because of wrong settings. */
export function unusableSettings(problems: readonly string[]): string {
  return `The settings are not usable:\n${problems.map((problem) => `- ${problem}\n`).join("")}`;
}

/** A whole number from `min` to `max`, as text. */
export function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

export const httpAddress = address(["http:", "https:"], "an http or https address");
export const postgresAddress = address(["postgres:", "postgresql:"], "a postgres:// address");

/** Any number of PostgreSQL addresses, separated by spaces or commas. */
export const postgresAddresses = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter((one) => one !== "")),
  v.check((value) => value.every((one) => v.is(postgresAddress, one)), "must be postgres:// addresses"),
);

function address(protocols: readonly string[], what: string) {
  return v.pipe(
    v.string("is required"),
    v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), `must be ${what}`),
  );
}
