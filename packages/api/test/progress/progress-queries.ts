import type { ProficiencyRule } from "@cathedra/domain/results";

/** All fields of a proficiency rule. */
export const ruleFields =
  "kind passes limit acceptableFailures unacceptableFailures lossLimit countsRunsByHand";

/** A person's standing in an exercise, as the API returns it. */
export type Exercise = {
  readonly exerciseKey: string;
  readonly exerciseName: string;
  readonly standing: string;
  readonly attempts: number;
  readonly best: number | null;
  readonly last: number | null;
  readonly lastRunAt: string;
  readonly institutionId: number | null;
  readonly passesLeft: number;
  readonly passesNeeded: number;
  readonly proficientSince: string | null;
  readonly lostSince: string | null;
  readonly passes: readonly (boolean | null)[];
};

export type Own = {
  readonly personProgress: {
    readonly person: { readonly keycloak_id: string; readonly first_name: string };
    readonly isOwn: boolean;
    readonly rules: readonly { readonly institutionName: string | null; readonly rule: ProficiencyRule }[];
    readonly exercises: readonly Exercise[];
    readonly practisedAt: readonly string[];
    readonly practisedSeconds: readonly number[];
    readonly nextSteps: readonly {
      readonly exerciseKey: string;
      readonly reason: string;
      readonly passesLeft: number;
      readonly caseId: string | null;
      readonly voucherId: number | null;
    }[];
  };
};

export const personQuery = `query ($uid: ID) {
  personProgress(uid: $uid) {
    person { keycloak_id first_name last_name } isOwn rules { institutionId institutionName rule { ${ruleFields} } }
    exercises {
      exerciseKey exerciseName moduleCode moduleName standing attempts best last lastRunAt institutionId passesLeft
      passesNeeded proficientSince lostSince passes
    }
    practisedAt practisedSeconds
    nextSteps { exerciseKey exerciseName moduleName reason passesLeft attempts best lastRunAt caseId voucherId }
  }
}`;

export type Cohort = {
  readonly cohortProgress: {
    readonly customerGroup: { readonly name: string };
    readonly rule: ProficiencyRule;
    readonly totalCount: number;
    readonly exercises: readonly { readonly exerciseKey: string; readonly exerciseName: string }[];
    readonly people: readonly {
      readonly person: { readonly keycloak_id: string; readonly last_name: string };
      readonly email: string;
      readonly role: string;
      readonly standings: readonly (string | null)[];
      readonly attempts: readonly number[];
      readonly best: readonly (number | null)[];
      readonly met: readonly (boolean | null)[];
      readonly passesLeft: readonly number[];
      readonly proficientSince: readonly (string | null)[];
      readonly lostSince: readonly (string | null)[];
      readonly lastRunAt: readonly (string | null)[];
    }[];
  };
};

export const cohortQuery = `query ($group: Int!, $limit: Int, $offset: Int) {
  cohortProgress(customerGroupId: $group, limit: $limit, offset: $offset) {
    customerGroup { name viewerCanReadProgress } rule { ${ruleFields} } passesNeeded totalCount
    exercises { exerciseKey exerciseName moduleCode moduleName }
    people {
      person { keycloak_id first_name last_name } email role
      standings attempts best met passesLeft proficientSince lostSince lastRunAt
    }
  }
}`;
