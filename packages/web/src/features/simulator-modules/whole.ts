import { graphql } from "react-relay/hooks";

/**
 * All fields that any page reads of a run at a simulator, of an exercise there and of a module: every query for one requests
 * all of them. @public Used inside other queries, by name.
 */
export const wholeRun = graphql`
  fragment whole_run on VistRun {
    id
    activityStart
    totalTimeInSeconds
    isCompleted
    progress
    isMet
    outcome
    outcomeText
    criteriaText
    serviceTag
  }
`;

/** @public Used inside other queries, by name. */
export const wholeCase = graphql`
  fragment whole_case on VistCase {
    id
    code
    name
    description
    options
    isCaseCreator
    exerciseKey
    courseCode
    courseVersion
    courseName
    resultFormatVersion
    benchmarkCount
    license {
      id
      valid
      expired
      remainingdays
    }
    lastRun {
      ...whole_run
    }
  }
`;

/** @public Used inside other queries, by name. */
export const wholeCourse = graphql`
  fragment whole_course on VistCourse {
    id
    code
    version
    name
    description
    hasCaseCreator
    createdAt
    license {
      checked
      simulations {
        id
        valid
        expired
        remainingdays
      }
    }
    simulations {
      ...whole_case
    }
  }
`;

/** @public Used inside other queries, by name. */
export const wholeSimulation = graphql`
  fragment whole_simulation on Simulation {
    id
    name
    moduleName
    benchmarks {
      id
      value
      default_operator
      metric {
        label
        unit
        data_type
        value_format
      }
    }
    groups {
      label
      metrics {
        internal_id
        label
      }
      groups {
        label
        metrics {
          internal_id
          label
        }
      }
    }
  }
`;
