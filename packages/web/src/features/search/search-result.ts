/** A result of the search. */
export type Found = {
  readonly kind: FoundKind;
  /** The key of this result, unique among the results of a search of all kinds. */
  readonly id: string;
  readonly href: string;
  readonly label: string;
  readonly detail?: string;
  /** Further words by which the result is found, which are not shown. */
  readonly words?: readonly string[];
};

/** The kinds of results, in the order of their sections when they match equally well. */
export const foundKinds = {
  page: "Pages",
  event: "Events",
  case: "Cloud cases",
  course: "Courses",
  exercise: "Exercises",
  record: "Logbook records",
  person: "People",
  group: "Groups",
  institution: "Institutions",
  station: "Systems",
  machine: "Machines",
  release: "Software releases",
  module: "Simulator modules",
} as const;

export type FoundKind = keyof typeof foundKinds;
