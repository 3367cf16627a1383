import type { GroupId } from "../ids.ts";
import { normaliseForSearch } from "../normalise-for-search.ts";
import type { Instant } from "../time.ts";
import {
  type Dismissal,
  isCovered,
  sortReasons,
  type WeekReason,
  type WeekReasonKind,
  weekReasons,
} from "./reasons.ts";

/** A person of a programme, once, with all reasons. */
export type WeekPerson = {
  /** The id of the person, or that of the invitation of a person who has not joined. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The groups in which the caller leads the person. */
  readonly groups: readonly { readonly id: GroupId; readonly name: string }[];
  readonly reasons: readonly WeekReason[];
};

/** The filters of the list. */
export type WeekFilter = {
  readonly reason: WeekReasonKind | null;
  readonly search: string;
  /** Whether the dismissed people are listed, with the dismissed reasons, instead of the others. */
  readonly isDismissed: boolean;
};

export type WeekCount = { readonly kind: WeekReasonKind; readonly people: number };

/**
 * The list of a week: all its people in their order, and the number of people with each reason before the list was filtered by
 * reason.
 */
export type WeekList<Person extends WeekPerson> = {
  readonly people: readonly Person[];
  readonly counts: readonly WeekCount[];
  /** How many people have reasons that were dismissed. */
  readonly dismissed: number;
};

/** The people who need attention: each once, the most urgent reason first, then the most reasons, then by name. */
export function weekList<Person extends WeekPerson>(
  people: readonly Person[],
  dismissals: ReadonlyMap<string, Dismissal>,
  { reason, search, isDismissed }: WeekFilter,
  now: Instant,
): WeekList<Person> {
  const open = narrowed(people, (person, each) => !isCovered(each, dismissals.get(person.id), now));
  const covered = narrowed(people, (person, each) => isCovered(each, dismissals.get(person.id), now));
  const shown = isDismissed ? covered : open;
  const text = normaliseForSearch(search.trim());
  return {
    people: shown
      .filter(
        ({ name, email, reasons }) =>
          (reason === null || reasons.some(({ kind }) => kind === reason)) &&
          (text === "" ||
            normaliseForSearch(name).includes(text) ||
            normaliseForSearch(email).includes(text)),
      )
      .toSorted(byUrgency),
    counts: weekReasons.flatMap((kind) => {
      const count = shown.filter(({ reasons }) => reasons.some((each) => each.kind === kind)).length;
      return count === 0 ? [] : [{ kind, people: count }];
    }),
    dismissed: covered.length,
  };
}

function narrowed<Person extends WeekPerson>(
  people: readonly Person[],
  keeps: (person: Person, reason: WeekReason) => boolean,
): readonly Person[] {
  return people.flatMap((person) => {
    const reasons = sortReasons(person.reasons.filter((reason) => keeps(person, reason)));
    return reasons.length === 0 ? [] : [{ ...person, reasons }];
  });
}

function byUrgency(one: WeekPerson, other: WeekPerson): number {
  return (
    getUrgency(one) - getUrgency(other) ||
    other.reasons.length - one.reasons.length ||
    normaliseForSearch(one.name).localeCompare(normaliseForSearch(other.name), "en") ||
    (one.id < other.id ? -1 : 1)
  );
}

function getUrgency({ reasons }: WeekPerson): number {
  return Math.min(...reasons.map(({ kind }) => weekReasons.indexOf(kind)));
}
