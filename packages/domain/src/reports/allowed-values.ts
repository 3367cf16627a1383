import { roles } from "../access/role.ts";
import { scrubAddress, scrubPath, scrubText } from "./scrub.ts";
import { hasFullName } from "./scrub-names.ts";

export type GivenObject = Readonly<Record<string, unknown>>;
/** The part of a value that may be kept; undefined if nothing may. */
export type AllowValue = (given: unknown) => unknown;

export const isObject = (given: unknown): given is GivenObject =>
  typeof given === "object" && given !== null && !Array.isArray(given);

/** A number that is one. */
export const number: AllowValue = (given) =>
  typeof given === "number" && Number.isFinite(given) ? given : undefined;
export const flag: AllowValue = (given) => (typeof given === "boolean" ? given : undefined);
export const text: AllowValue = (given) => (typeof given === "string" ? scrubText(given) : undefined);
export const address: AllowValue = (given) => (typeof given === "string" ? scrubAddress(given) : undefined);
export const path: AllowValue = (given) => (typeof given === "string" ? scrubPath(given) : undefined);
/** A name that code has, of a function, a kind, a version: no sentence, no address of anybody. */
export const name: AllowValue = (given) =>
  typeof given === "string" &&
  /^[\w.$:<>@/*[\] +-]{1,200}$/.test(given) &&
  !/\S@\S+\.\S/.test(given) &&
  !hasFullName(given)
    ? given
    : undefined;
export const hexId: AllowValue = (given) =>
  typeof given === "string" && /^[0-9a-f-]{16,36}$/i.test(given) ? given : undefined;
export const requestId: AllowValue = (given) =>
  typeof given === "string" && /^[A-Za-z0-9][\w.-]{7,127}$/.test(given) ? given : undefined;
export const knownRoles: AllowValue = (given) =>
  typeof given === "string"
    ? given
        .split(",")
        .filter((role) => roles.some((known) => known === role))
        .join(",") || undefined
    : undefined;

export const object =
  (allowed: Readonly<Record<string, AllowValue>>): AllowValue =>
  (given) => {
    if (!isObject(given)) return undefined;
    const entries = Object.entries(allowed).flatMap(([key, keep]) => {
      const value = keep(given[key]);
      return value === undefined ? [] : [[key, value] as const];
    });
    return Object.fromEntries(entries);
  };

/** Keeps the last entries, which are closest to the error. */
export const list =
  (keep: AllowValue, most: number): AllowValue =>
  (given) =>
    Array.isArray(given)
      ? given
          .slice(-most)
          .map(keep)
          .filter((value) => value !== undefined)
      : undefined;

export const when: AllowValue = (given) =>
  number(given) ?? (typeof given === "string" ? name(given) : undefined);
