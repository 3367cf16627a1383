import type { LogbookRecord } from "@cathedra/domain/logbook";

const personFields = "person { keycloak_id first_name last_name email }";
const targetFields = `
  id customerId name groupId interventionType organSystem category subCategory procedureCode roles levels minimum
  span months`;
const progressFields = `target { ${targetFields} } done remaining expected state since until`;
const doseFields = ["doseTime", "doseDap", "doseSkin", "doseCtdi", "doseDlp"]
  .map((dose) => `${dose} { median cases }`)
  .join(" ");
const groupFields = "id name customer { id name }";

export const totalsQuery = `query ($from: Date, $to: Date, $groupId: Int, $participant: ID) {
  logbookTotals(from: $from, to: $to, groupId: $groupId, participant: $participant) {
    ${personFields} groups { ${groupFields} } asOf cases firstDay lastDay months { month role cases }
    procedures {
      procedure { name interventionType organSystem category subCategory code } cases roles { role cases } ${doseFields}
    }
    targets { ${progressFields} }
  }
}`;

export const totalsGroupsQuery = `query ($limit: Int, $offset: Int) {
  logbookTotalsGroups(limit: $limit, offset: $offset) { totalCount groups { ${groupFields} trainees } }
}`;

export const groupTotalsQuery = `query ($groupId: Int!, $to: Date, $limit: Int, $offset: Int) {
  logbookGroupTotals(groupId: $groupId, to: $to, limit: $limit, offset: $offset) {
    group { ${groupFields} } asOf targets { ${targetFields} } totalCount
    trainees { ${personFields} cases lastDay progress { ${progressFields} } }
  }
}`;

export const targetsQuery = `query ($customerId: Int!) {
  logbookTargets(customerId: $customerId) { customer { id name } groups { ${groupFields} } targets { ${targetFields} } }
}`;
export const saveTargetQuery = `mutation ($customerId: Int!, $target: LogbookTargetInput!) {
  saveLogbookTarget(customerId: $customerId, target: $target) { ${targetFields} }
}`;
export const deleteTargetQuery = "mutation ($id: ID!) { deleteLogbookTarget(id: $id) }";

const duplicateFields = `id isDismissed decidedAt decidedBy { keycloak_id }
  first { id groupName optionalIdentifier createdBy { keycloak_id } }
  second { id groupName optionalIdentifier createdBy { keycloak_id } }`;

export const doublesQuery = `query ($dismissed: Boolean, $to: Date, $limit: Int, $offset: Int) {
  logbookDoubles(dismissed: $dismissed, to: $to, limit: $limit, offset: $offset) { totalCount pairs { ${duplicateFields} } }
}`;

export const caseCountsQuery = `query ($groupId: Int, $to: Date) {
  logbookCaseCounts(groupId: $groupId, to: $to) { customer { id name } group { id name } entries procedures }
}`;

export const caseOfColleagueQuery = `query ($day: Date!, $hospital: String!, $attending: ID!, $code: String!) {
  logbookCaseOfColleague(dateOfProcedure: $day, hospital: $hospital, attending: $attending, procedureCode: $code)
}`;

/** The variables of that query for the case of a record. */
export function caseVariables({ dateOfProcedure, hospital, attending, procedure }: LogbookRecord) {
  return { day: dateOfProcedure, hospital, attending: attending.id, code: procedure.code };
}

export const setDoubleMutation = `mutation ($first: ID!, $second: ID!, $isDismissed: Boolean!) {
  setLogbookDoubleDismissed(first: $first, second: $second, isDismissed: $isDismissed) { ${duplicateFields} }
}`;
