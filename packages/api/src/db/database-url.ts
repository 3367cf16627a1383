import * as v from "valibot";
import { type Environment, postgresAddress, unusableSettings } from "../config/setting.ts";

/**
 * The server's own address for the processes that need no other setting (migrations, an operator's commands); the API's
 * settings are in `config.ts`. A wrong one is named and ends the process.
 */
export function databaseUrlOrExit({ DATABASE_URL, DATABASE_DIRECT_URL }: Environment): string {
  const name = DATABASE_DIRECT_URL ? "DATABASE_DIRECT_URL" : "DATABASE_URL";
  const url = v.safeParse(postgresAddress, DATABASE_DIRECT_URL || DATABASE_URL, { abortPipeEarly: true });
  if (url.success) return url.output;
  process.stderr.write(unusableSettings([`${name}: ${url.issues[0].message}`]));
  process.exit(1);
}
