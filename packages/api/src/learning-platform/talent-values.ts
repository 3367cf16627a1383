import * as v from "valibot";

/**
 * The platform sends nearly everything as text, numbers too; empty values are "", null or absent. Only ids must have the right
 * form.
 */
export const idValue = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform((value) => String(value).trim()),
  v.regex(/^[\w.-]{1,64}$/),
);

const scalar = v.union([v.string(), v.number()]);

/** Reads a text; anything else, or nothing, gives undefined. */
export const textValue = v.fallback(
  v.pipe(
    scalar,
    v.transform((value) => String(value).trim()),
  ),
  "",
);

/** Accepts `85`, `"85"` and `"85.00%"`; null: the platform has no percentage. */
export const numberValue = v.fallback(
  v.pipe(
    scalar,
    v.transform((value) => readNumber(String(value))),
  ),
  null,
);

function readNumber(text: string): number | null {
  const [, digits] = /^\s*(-?\d{1,12}(?:\.\d{1,12})?)\s*%?\s*$/.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}

/**
 * An instant in Unix seconds. The formatted dates beside it are not used, because their format depends on the portal's settings.
 */
export const timestampValue = v.fallback(
  v.pipe(
    scalar,
    v.transform((value) => toDate(readNumber(String(value)))),
  ),
  null,
);

/** The year 2100: later timestamps are invalid. */
const lastSecond = 4_102_444_800;

function toDate(seconds: number | null): Date | null {
  return seconds !== null && seconds > 0 && seconds < lastSecond ? new Date(seconds * 1000) : null;
}

const perUnit: Readonly<Record<string, number>> = { d: 86_400, h: 3_600, m: 60, s: 1 };

/** `"1h 3m 17s"`, or seconds as a number. */
export function getSeconds(text: string): number {
  const plain = readNumber(text);
  if (plain !== null) return boundedSeconds(plain);
  const parts = text.toLowerCase().matchAll(/(\d{1,7})\s*([dhms])/g);
  return boundedSeconds(
    [...parts].reduce((sum, [, count, unit = ""]) => sum + Number(count) * (perUnit[unit] ?? 0), 0),
  );
}

export function boundedSeconds(seconds: number): number {
  return Math.min(Math.max(0, Math.round(seconds)), 2_000_000_000);
}

/** A list is an array, or an object by ids; an empty one is always an array. */
export function listOf<const Item extends v.GenericSchema>(item: Item) {
  return v.union([
    v.array(item),
    v.pipe(
      v.record(v.string(), item),
      v.transform((byId) => Object.values(byId)),
    ),
  ]);
}
