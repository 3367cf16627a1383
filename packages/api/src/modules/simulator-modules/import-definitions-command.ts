import { openDatabase } from "../../db/database.ts";
import { AppError } from "../../errors.ts";
import { systemClock } from "../../ports/clock.ts";
import type { ImportReport } from "../imports/public.ts";
import { definitionsImport } from "./definitions-import.ts";

export type { ImportReport } from "../imports/public.ts";

/** Compares a document of definitions with a database of the portal, or imports it, as an operator's command (12.006). */
export async function definitionsByCommand(
  url: string,
  bytes: Buffer,
  act: "check" | "import",
): Promise<ImportReport> {
  const { db, close } = openDatabase(url, {
    poolSize: 2,
    connectTimeoutMs: 5_000,
    applicationName: "cathedra-modules",
  });
  try {
    const deps = { db, clock: systemClock };
    if (act === "check") return await definitionsImport.check(deps, bytes);
    return await definitionsImport.apply(deps, { userId: null }, bytes);
  } catch (error) {
    // The definitions may have changed since they were read; this is reported like the other problems.
    if (error instanceof AppError && error.code === "IMPORT_REFUSED") {
      return definitionsImport.check({ db, clock: systemClock }, bytes);
    }
    throw error;
  } finally {
    await close();
  }
}
