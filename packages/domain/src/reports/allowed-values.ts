import { roles } from "../access/role.ts";
import { scrubAddress, scrubPath, scrubText } from "./scrub.ts";
import { hasFullName } from "./scrub-names.ts";

export type GivenObject = Readonly<Record<string, unknown>>;
/** The part of a value that may be kept; undefined if nothing may. */
export type AllowValue = (value: unknown) => unknown;

export const isObject = (value: unknown): value is GivenObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Allows only finite numbers. */
export const number: AllowValue = (value) =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;
export const flag: AllowValue = (value) => (typeof value === "boolean" ? value : undefined);
export const text: AllowValue = (value) => (typeof value === "string" ? scrubText(value) : undefined);
export const address: AllowValue = (value) => (typeof value === "string" ? scrubAddress(value) : undefined);
export const path: AllowValue = (value) => (typeof value === "string" ? scrubPath(value) : undefined);
/** Keeps names as programs have them, such as that of a function, a kind or a version, but no sentences and no addresses. */
export const name: AllowValue = (value) =>
  typeof value === "string" &&
  /^[\w.$:<>@/*[\] +-]{1,200}$/.test(value) &&
  !/\S@\S+\.\S/.test(value) &&
  !hasFullName(value)
    ? value
    : undefined;
export const hexId: AllowValue = (value) =>
  typeof value === "string" && /^[0-9a-f-]{16,36}$/i.test(value) ? value : undefined;
export const requestId: AllowValue = (value) =>
  typeof value === "string" && /^[A-Za-z0-9][\w.-]{7,127}$/.test(value) ? value : undefined;
export const knownRoles: AllowValue = (value) =>
  typeof value === "string"
    ? value
        .split(",")
        .filter((role) => roles.some((known) => known === role))
        .join(",") || undefined
    : undefined;

export const object =
  (allowed: Readonly<Record<string, AllowValue>>): AllowValue =>
  (input) => {
    if (!isObject(input)) return undefined;
    const entries = Object.entries(allowed).flatMap(([key, keep]) => {
      const value = keep(input[key]);
      return value === undefined ? [] : [[key, value] as const];
    });
    return Object.fromEntries(entries);
  };

/** Makes a rule for a list that keeps its last entries, which are closest to the error. */
export const list =
  (keep: AllowValue, most: number): AllowValue =>
  (input) =>
    Array.isArray(input)
      ? input
          .slice(-most)
          .map(keep)
          .filter((value) => value !== undefined)
      : undefined;

export const when: AllowValue = (value) =>
  number(value) ?? (typeof value === "string" ? name(value) : undefined);
