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
  none: "No assignments yet. Ask the group for a course, an exercise or logbook records by a date.",
  noneOfOwn: "You have no assignments.",
  gone: "Assignment not found, or it was withdrawn.",
  add: "Add assignment",
  save: "Save assignment",
  added: "Assignment added. Everyone asked has been notified.",
  changed: "Assignment changed.",
  withdrawn: "Assignment withdrawn.",
  remind: (title: string): string => `Remind people about ${title}`,
  notOpened: "The assignment could not be opened. Try again.",
  notWithdrawn: "The assignment was not withdrawn. Try again.",
  alreadyAssigned: "Everyone in the group already has this assignment. Change its due date instead.",
  what: "What",
  kinds,
  askedFor,
  /** The subject of the assignment, and its people. */
  subject: (subject: Subject): string =>
    `${askedFor(subject)} · ${subject.isForAll ? "everyone" : "selected people"}`,
  exercise: "Exercise, until proficient",
  noCourses: "The group has no courses.",
  name: "Name of the records",
  minimum: "Number of records",
  countsFrom: "Count procedures from",
  who: "Who",
  everyone: "Everyone in the group",
  some: "Selected people",
  people: "People",
  noPeople: "This group has no trainees yet.",
  due: "Due date",
  dueHelp: "Until the end of this day, in each person's time zone.",
  step: "Step",
  stepHelp: "Lower steps come first. Leave it empty if the order does not matter.",
  standing: "Status",
  progress: "Progress",
  statuses: {
    late: "Late",
    due: "Due",
    blocked: "Do earlier steps first",
    done: "Done",
    unavailable: "No longer available",
  },
  doneOf: (done: number, people: number): string => `${done} of ${people} done`,
  dueCount: (count: number): string => `${count} due`,
  lateCount: (count: number): string => `${count} late`,
  recordsOf: (done: number, minimum: number): string => `${done} of ${minimum} records`,
  firstOf: (shown: number, total: number): string => `The first ${shown} of ${total} people.`,
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
