const run = `id activityStart exerciseName moduleName courseName unitName totalTimeInSeconds progress result
  createdBy { keycloak_id first_name last_name }`;

/** The operations that the activity log sends. */
export const resultsOperations = {
  runs: `query($searchParams: VistActivitiesSearchParams) {
    vistActivities(searchParams: $searchParams, limit: 25) { count activities { ${run} } }
  }`,
  runsOfAll: `query($groups: [Int!], $searchParams: VistActivitiesSearchParams) {
    allVistActivities(groups: $groups, searchParams: $searchParams, limit: 25) { count activities { ${run} } }
  }`,
  run: `query($id: ID!) { vistActivity(id: $id) {
    id activityStart activityEnd exerciseName moduleName moduleVersion courseName unitName totalTimeInSeconds progress
    exerciseId definition values createdBy { keycloak_id first_name last_name }
  } }`,
  files: `query($id: ID!) { vistActivity(id: $id) { images { thumbnailLink } recordings { link } } }`,
  archive: "query($id: ID!) { caseDownloadLink(unitId: $id) }",
};
