import * as v from "valibot";
import { type Environment, postgresAddress, unusableSettings } from "../config/setting.ts";

/**
 * The server's own address, for processes that need no other setting (migrations, operators' commands). An invalid address is
 * reported and ends the process.
 */
export function databaseUrlOrExit({ DATABASE_URL, DATABASE_DIRECT_URL }: Environment): string {
  const name = DATABASE_DIRECT_URL ? "DATABASE_DIRECT_URL" : "DATABASE_URL";
  const url = v.safeParse(postgresAddress, DATABASE_DIRECT_URL || DATABASE_URL, { abortPipeEarly: true });
  if (url.success) return url.output;
  process.stderr.write(unusableSettings([`${name}: ${url.issues[0].message}`]));
  process.exit(1);
}
