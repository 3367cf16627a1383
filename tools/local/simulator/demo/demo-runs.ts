import type { CaseId, ModuleId } from "@cathedra/domain";
import type { OfferedCase } from "@cathedra/domain/cloud";
import { type CastPerson, cast, simulatorModules } from "@cathedra/test-fixtures";
import type { Player } from "./play.ts";

export type DemoRun = Player & { readonly person: CastPerson };

const hourMs = 3_600_000;

/**
 * What demo people have played lately, in the modules whose procedures the simulator knows: whose, which case, how many hours
 * ago, how carefully. Two of them go wrong.
 */
const plans: readonly (readonly [person: CastPerson, caseId: string, hoursAgo: number, care: number])[] = [
  [cast.maya, "carotid-stenting-01", 3, 0.9],
  [cast.maya, "aneurysm-coiling-01", 27, 0.75],
  [cast.tomas, "carotid-stenting-02", 22, 0.2],
  [cast.aiko, "evar-01", 50, 0.8],
  [cast.aiko, "aneurysm-coiling-02", 31, 0.2],
];

/** The same runs whenever they are asked for, by their ids; only when they were made goes by `now`. */
export function demoRuns(now: number): readonly DemoRun[] {
  return plans.map(([person, caseId, hoursAgo, care]): DemoRun => {
    const who = person.keycloakId;
    const runId = `demo-${caseId}-${person.email.slice(0, person.email.indexOf("@"))}`;
    return { person, who, runId, of: offered(caseId), startedAt: now - hoursAgo * hourMs, care };
  });
}

function offered(caseId: string): OfferedCase {
  for (const { code, version, name, isNewest, exercises } of simulatorModules) {
    const found = exercises.find(({ cloudCaseId }) => isNewest && cloudCaseId === caseId);
    if (found === undefined) continue;
    const exercise = { id: found.id, code: found.code, moduleCode: code, moduleVersion: version };
    const ids = { moduleId: code as ModuleId, caseId: caseId as CaseId };
    return { ...ids, moduleName: name, caseName: found.name, exercise };
  }
  throw new Error(`no exercise of ${caseId}`);
}
