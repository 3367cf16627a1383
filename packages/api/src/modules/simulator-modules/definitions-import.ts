import { mayKeepSimulatorModules } from "@cathedra/domain/access";
import { compareDefinitions, definitionsKind } from "@cathedra/domain/results/import";
import { lockKey } from "../../db/locked-transaction.ts";
import { importOf } from "../imports/public.ts";
import { lockDefinitions, storedDefinitions } from "./stored-definitions.ts";
import { writeDefinitions } from "./write-definitions.ts";

/** Modules of the simulator with their exercises, metrics and benchmarks, by version (6.006, 12.006). */
export const definitionsImport = importOf({
  name: "simulator-definitions",
  document: definitionsKind,
  mayImport: mayKeepSimulatorModules,
  action: "simulator_modules.imported",
  turns: [lockKey("modules")],
  lock: lockDefinitions,
  compare: async (db, document) => compareDefinitions(document, await storedDefinitions(db, document)),
  write: writeDefinitions,
});
