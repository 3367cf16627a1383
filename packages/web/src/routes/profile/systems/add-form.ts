import { readWith } from "@cathedra/domain/input";
import { systemLink } from "@cathedra/domain/systems";

export type SystemErrors = { readonly serviceTag?: string; readonly pin?: string };

/** What is wrong with the form, by field; nothing where it can be sent (13.023, 13.024). */
export function systemErrors(serviceTag: string | null, pin: string): SystemErrors {
  const read = readWith(systemLink, { serviceTag, pin });
  return read.ok ? {} : Object.fromEntries(read.error.map(({ path, message }) => [path, message]));
}
