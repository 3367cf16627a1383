import { roles } from "../access/role.ts";
import { scrubAddress, scrubPath, scrubText } from "./scrub.ts";
import { hasFullName } from "./scrub-names.ts";

export type Given = Readonly<Record<string, unknown>>;
/** What may be kept of something that was given; undefined: nothing. */
export type Keep = (given: unknown) => unknown;

export const isObject = (given: unknown): given is Given =>
  typeof given === "object" && given !== null && !Array.isArray(given);

/** A number that is one. */
export const number: Keep = (given) =>
  typeof given === "number" && Number.isFinite(given) ? given : undefined;
export const flag: Keep = (given) => (typeof given === "boolean" ? given : undefined);
export const text: Keep = (given) => (typeof given === "string" ? scrubText(given) : undefined);
export const address: Keep = (given) => (typeof given === "string" ? scrubAddress(given) : undefined);
export const path: Keep = (given) => (typeof given === "string" ? scrubPath(given) : undefined);
/** A name that code has, of a function, a kind, a version: no sentence, no address of anybody. */
export const name: Keep = (given) =>
  typeof given === "string" &&
  /^[\w.$:<>@/*[\] +-]{1,200}$/.test(given) &&
  !/\S@\S+\.\S/.test(given) &&
  !hasFullName(given)
    ? given
    : undefined;
export const hexId: Keep = (given) =>
  typeof given === "string" && /^[0-9a-f-]{16,36}$/i.test(given) ? given : undefined;
export const requestId: Keep = (given) =>
  typeof given === "string" && /^[A-Za-z0-9][\w.-]{7,127}$/.test(given) ? given : undefined;
export const knownRoles: Keep = (given) =>
  typeof given === "string"
    ? given
        .split(",")
        .filter((role) => roles.some((known) => known === role))
        .join(",") || undefined
    : undefined;

export const object =
  (kept: Readonly<Record<string, Keep>>): Keep =>
  (given) => {
    if (!isObject(given)) return undefined;
    const entries = Object.entries(kept).flatMap(([key, keep]) => {
      const value = keep(given[key]);
      return value === undefined ? [] : [[key, value] as const];
    });
    return Object.fromEntries(entries);
  };

/** The last ones are nearest to what happened. */
export const list =
  (keep: Keep, most: number): Keep =>
  (given) =>
    Array.isArray(given)
      ? given
          .slice(-most)
          .map(keep)
          .filter((value) => value !== undefined)
      : undefined;

export const when: Keep = (given) => number(given) ?? (typeof given === "string" ? name(given) : undefined);
