const catalogue = "of the catalogue, the same for everybody";
const operators = "the operator's: nobody's rows are told apart in it";

/** Tables whose rows belong to no one, each with the reason. Every other table has a row of each neighbour. */
export const withoutOwner: Readonly<Record<string, string>> = {
  audit_log: "append-only, which the database holds; who acted is in it, and nobody owns it",
  audit_person: "append-only, as the log that it leads into",
  cloud_case: catalogue,
  cloud_module: catalogue,
  content_image: catalogue,
  content_source: catalogue,
  course: catalogue,
  course_unit: catalogue,
  learning_space_course: catalogue,
  logbook_double_decision:
    "of two records of different people, by an admin of both; it goes with either record",
  news_article: catalogue,
  youtube_video: catalogue,
  simulator_module: catalogue,
  simulator_exercise: catalogue,
  file_delivery: operators,
  unowned_object: operators,
  station_runs_by_day: "a count over all stations",
  platform_sync_run: operators,
  platform_sync_change: operators,
};
