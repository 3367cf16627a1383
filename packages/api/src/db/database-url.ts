import * as v from "valibot";
import { type Environment, postgresAddress, unusableSettings } from "../config/setting.ts";

/**
 * `DATABASE_URL` for the processes that need no other setting (migrations, the worker); the API's own settings are in
 * `config.ts`. A wrong one is named and ends the process.
 */
export function databaseUrlOrExit({ DATABASE_URL }: Environment): string {
  const url = v.safeParse(postgresAddress, DATABASE_URL, { abortPipeEarly: true });
  if (url.success) return url.output;
  process.stderr.write(unusableSettings([`DATABASE_URL: ${url.issues[0].message}`]));
  process.exit(1);
}
