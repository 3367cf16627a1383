const run = `id activityStart exerciseName moduleName courseName unitName totalTimeInSeconds progress result
  createdBy { keycloak_id first_name last_name }`;

/** What the activity log asks for. */
export const resultsOperations = {
  runs: `query($searchParams: VistActivitiesSearchParams) {
    vistActivities(searchParams: $searchParams, limit: 25) { count activities { ${run} } }
  }`,
  runsOfAll: `query($groups: [Int!], $searchParams: VistActivitiesSearchParams) {
    allVistActivities(groups: $groups, searchParams: $searchParams, limit: 25) { count activities { ${run} } }
  }`,
  run: `query($id: ID!) { vistActivity(id: $id) {
    id activityStart activityEnd exerciseName moduleName moduleVersion courseName unitName totalTimeInSeconds progress
    exercise { id metrics { internal_id label unit data_type value_format }
      benchmarks { id value default_operator metric { internal_id } } }
    metricValues { internal_id value } createdBy { keycloak_id first_name last_name }
  } }`,
};
