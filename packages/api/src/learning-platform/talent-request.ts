import { toUSVString } from "node:util";

/** An API call by its name in TalentLMS. */
export type TalentCall = {
  readonly endpoint: string;
  /** Arguments of a GET call; they are written into its path. */
  readonly args?: Readonly<Record<string, string>>;
  /** The fields of a form; the call is then a POST. */
  readonly form?: Readonly<Record<string, string>>;
};

/**
 * The arguments of a GET are in the path, `users/email:a@b.c`: a comma or colon in a value would end it, and `%40` is not
 * understood.
 */
export function talentUrl(base: string, { endpoint, args = {} }: TalentCall): string {
  const given = Object.entries(args).map(([name, value]) => `${name}:${escaped(value)}`);
  return [base, endpoint, ...(given.length === 0 ? [] : [given.join(",")])].join("/");
}

function escaped(value: string): string {
  return encodeURIComponent(toUSVString(value)).replaceAll("%40", "@");
}

/** The key is the name of a user without a password. */
export function authorization(key: string): string {
  return `Basic ${Buffer.from(`${key}:`).toString("base64")}`;
}

/** Addresses to go back to are handed over in this form. */
export function redirectArgument(url: string): string {
  return Buffer.from(url).toString("base64");
}
