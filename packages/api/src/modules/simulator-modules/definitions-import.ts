import { mayKeepSimulatorModules } from "@cathedra/domain/access";
import { compareDefinitions, definitionsKind } from "@cathedra/domain/results/import";
import { turn } from "../../db/turns.ts";
import { importOf } from "../imports/face.ts";
import { lockDefinitions, standingOf } from "./standing.ts";
import { writeDefinitions } from "./write-definitions.ts";

/** Modules of the simulator with their exercises, metrics and benchmarks, by version (6.006, 12.006). */
export const definitionsImport = importOf({
  name: "simulator-definitions",
  document: definitionsKind,
  mayImport: mayKeepSimulatorModules,
  action: "simulator_modules.imported",
  turns: [turn("modules")],
  lock: lockDefinitions,
  compare: async (db, document) => compareDefinitions(document, await standingOf(db, document)),
  write: writeDefinitions,
});
