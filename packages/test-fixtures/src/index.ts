export * from "./builders.ts";
export { aCaseFile } from "./case-file.ts";
export { type CastKey, type CastPerson, cast, getActor, getMembers, people } from "./cast.ts";
export { learningSpaces } from "./cloud-catalogue.ts";
export * from "./customers.ts";
export { demoCloud } from "./demo-cloud.ts";
export { demoLife } from "./demo-life/demo-life.ts";
export { demoPlans } from "./demo-life/demo-plans.ts";
export {
  demoAuthors,
  demoRecords,
  getDemoPlace,
  withDuplicateEntry,
  withSupervisedCases,
} from "./demo-records.ts";
export { demoWorld } from "./demo-world.ts";
export { dicomReport, inventedPatient, type ReportEntry, type ReportFile } from "./dicom-report.ts";
export { extraPeople } from "./extra-people.ts";
export { filledFields } from "./filled-fields.ts";
export { demoLearning, getCourse, groupCourses } from "./learning-access.ts";
export * from "./learning-catalogue.ts";
export { type CourseLife, type LearnerLife, learningLife } from "./learning-life.ts";
export { attendings, type CastAttending, type CastHospital, hospitals } from "./logbook-lists.ts";
export { aPng, getAPng, type PngOptions } from "./png-builder.ts";
export { type Random, seededRandom } from "./random.ts";
export { generateRecords, type RecordAuthor, type RecordPlace, type RecordPlan } from "./records.ts";
export { type RunLife, resultsLife } from "./results-life.ts";
export { withCaseCreator } from "./simulator/case-creator.ts";
export { localSimulatorMetrics } from "./simulator/core-measures.ts";
export * from "./simulator-catalogue.ts";
export {
  makeStationKeys,
  provenByStation,
  type RequestToSign,
  type StationKeys,
  signedByStation,
} from "./station-signing.ts";
export * from "./station-software.ts";
export { type CastStation, getStation, type StationKey, stations } from "./stations.ts";
export { type CastTarget, demoTargets } from "./targets.ts";
export { aWebm } from "./webm-builder.ts";
