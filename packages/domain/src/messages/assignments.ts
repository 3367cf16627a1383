type Subject = {
  readonly kind: string;
  readonly minimum?: number | null | undefined;
  readonly isForAll: boolean;
};

const kinds = { course: "Course", exercise: "Exercise", records: "Records" } as const;

const askedFor = ({ kind, minimum }: Pick<Subject, "kind" | "minimum">): string => {
  if (kind === "course") return "Complete the course";
  if (kind === "exercise") return "Become proficient";
  return minimum === 1 ? "1 logbook record" : `${minimum ?? 0} logbook records`;
};

/** The texts of assignments: what people of a group are asked to do by a day. */
export const assignmentTexts = {
  title: "Assignments",
  explanation: "What your groups ask you to do, and by when.",
  loading: "Loading the assignments",
  notLoaded: "Your assignments could not be loaded.",
  noneOfOwn: "You have no assignments.",
  gone: "Assignment not found, or it was withdrawn.",
  alreadyAssigned: "Everyone in the group already has this assignment. Change its due date instead.",
  what: "What",
  kinds,
  askedFor,
  /** The subject of an assignment, and whether it is for everyone or for selected people. */
  subject: (subject: Subject): string =>
    `${askedFor(subject)} · ${subject.isForAll ? "everyone" : "selected people"}`,
  due: "Due date",
  standing: "Status",
  progress: "Progress",
  statuses: {
    late: "Late",
    due: "Due",
    blocked: "Do earlier steps first",
    done: "Done",
    unavailable: "No longer available",
  },
  getRecords: (done: number, minimum: number): string => `${done} of ${minimum} records`,
  dueOn: (day: string): string => `Due ${day}`,
  lateSince: (day: string): string => `Late, was due ${day}`,
  doneOn: (day: string): string => `Done ${day}`,
  toDo: "To do",
  done: "Done",
  nothingToDo: "Everything is done.",
  calendar: "Add to calendar",
  calendarFailed: "The calendar file could not be downloaded. Try again.",
  all: (count: number): string => (count === 1 ? "Your assignment" : `All ${count} assignments`),
} as const;
