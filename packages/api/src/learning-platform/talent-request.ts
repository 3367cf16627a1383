import { toUSVString } from "node:util";

/** An API call by its name in TalentLMS. */
export type TalentCall = {
  readonly endpoint: string;
  /** The arguments of a GET call, which are written into its path. */
  readonly args?: Readonly<Record<string, string>>;
  /** The fields of a form; the call is then a POST. */
  readonly form?: Readonly<Record<string, string>>;
};

/**
 * Makes the address of a call. Arguments of a GET are in the path, as in `users/email:a@b.c`: a comma or colon in a value would
 * end the value, and the platform does not understand `%40`.
 */
export function talentUrl(base: string, { endpoint, args = {} }: TalentCall): string {
  const given = Object.entries(args).map(([name, value]) => `${name}:${escaped(value)}`);
  return [base, endpoint, ...(given.length === 0 ? [] : [given.join(",")])].join("/");
}

function escaped(value: string): string {
  return encodeURIComponent(toUSVString(value)).replaceAll("%40", "@");
}

/** The Authorization header of the API, which takes the key as the name of a user without a password. */
export function authorization(key: string): string {
  return `Basic ${Buffer.from(`${key}:`).toString("base64")}`;
}

/** Encodes the address to which the platform sends people back, as its API expects it. */
export function redirectArgument(url: string): string {
  return Buffer.from(url).toString("base64");
}
