/** The texts of the list of runs on the simulator. */
export const activityLogTexts = {
  title: "Activity log",
  explanation: "Your simulator runs and results.",
  explanationOfAll: "The runs of everyone you administer.",
  viewAll: "View all",
  /** Shown when the list of runs is empty, whatever the reason (6.003). */
  none: "No logs found, try clearing the filters or reloading the page.",
  /** Shown below an empty list to a person who has never run anything. */
  firstTime: "You have not run a simulator case yet. Each result appears here about a minute after the run.",
  noneAtHome: "Your simulator results will appear here.",
  loading: "Loading the activity log",
  notLoaded: "The activity log could not be loaded.",
  /** Announced when a new result appears on an open page. */
  arrived: (exercise: string) => `A new result for ${exercise}.`,
  moduleOrCourse: "Course or module",
  notEvaluated: "Not evaluated",
  /** Describes which files a list can be read from. */
  exports: {
    list: { label: "This list (Excel)", description: "A row for each run, with the columns of the list." },
    xlsx: {
      label: "For analysis (Excel)",
      description: "A row for each run with every metric, and a data dictionary.",
    },
    csv: { label: "For analysis (CSV)", description: "The same as two CSV files in a zip." },
  },
  /** The specification gives this text word for word (6.024). */
  nothingToExport: "You have no activities to export.",
  /** The specification gives this text word for word (6.022). */
  exportFailed: "Something went wrong while exporting the activities.",
  exported: "The activities were exported.",
  exportedInPart: "The file holds the first 10,000 activities of this list. Filter it for the rest.",
} as const;
