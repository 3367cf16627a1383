import type { CaseId, ModuleId } from "@cathedra/domain";
import type { OfferedCase } from "@cathedra/domain/cloud";
import { type CastPerson, cast, simulatorModules } from "@cathedra/test-fixtures";
import type { runningStationTags } from "../../station/running-station-tags.ts";
import type { Player } from "./play-case.ts";

export type DemoRun = Player & {
  readonly person: CastPerson;
  /** The service tag of the station at which the run was played. */
  readonly serviceTag: (typeof runningStationTags)[number];
};

const hourMs = 3_600_000;

/**
 * The recent runs of demo people at the stations of their institutions, in modules whose procedures the simulator knows:
 * person, case, station, age in hours, and care. Two of them go wrong.
 */
const plans: readonly (readonly [
  person: CastPerson,
  caseId: string,
  serviceTag: DemoRun["serviceTag"],
  hoursAgo: number,
  care: number,
])[] = [
  [cast.maya, "carotid-stenting-01", "NGT4K21", 3, 0.9],
  [cast.maya, "aneurysm-coiling-01", "NGT7P03", 27, 0.75],
  [cast.tomas, "carotid-stenting-02", "NGT4K21", 22, 0.2],
  [cast.aiko, "evar-01", "LKS2M88", 50, 0.8],
  [cast.aiko, "aneurysm-coiling-02", "LKS2M88", 31, 0.2],
];

/** The demo runs, which are always the same with the same ids; only their times depend on `now`. */
export function demoRuns(now: number): readonly DemoRun[] {
  return plans.map(([person, caseId, serviceTag, hoursAgo, care]): DemoRun => {
    const who = person.keycloakId;
    const runId = `demo-${caseId}-${person.email.slice(0, person.email.indexOf("@"))}`;
    return { person, serviceTag, who, runId, of: offered(caseId), startedAt: now - hoursAgo * hourMs, care };
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
