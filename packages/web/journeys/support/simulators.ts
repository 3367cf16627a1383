import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

const checkout = resolve(import.meta.dirname, "../../../..");

/** Has all four simulators behave so from now on, those that run. Only for journeys of the project `faults`. */
export function tellSimulators(behaviour: "ok" | "fail" | "crash"): void {
  for (const number of ["1", "2", "3", "4"]) {
    const args = [
      "--conditions=cathedra-source",
      "tools/local/machines/control-command.ts",
      number,
      behaviour,
    ];
    spawnSync(process.execPath, args, {
      cwd: checkout,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, CATHEDRA_DATA: process.env.FAULTS_DATA },
    });
  }
}
