import { normaliseForSearch } from "../normalise-for-search.ts";
import { type StartKind, startKinds } from "../reports/start-kinds.ts";

export type StartAnswerFacts = {
  /**
   * The time that the text names, formatted: when a start is possible, a session ends, or a simulator is expected to be free.
   */
  readonly at: string | null;
  /** The obstacle, or the place where the thing can be started. */
  readonly other: string | null;
  /** The people besides the reader who can help with a refused start; empty when they are not known. */
  readonly people: readonly string[];
  /** Whether the reader can help. */
  readonly viewerCanHelp?: boolean;
  /** For an exercise: the simulators that the person can use, each with its obstacle, the nearest to a start first. */
  readonly simulators?: readonly { readonly name: string; readonly code: string }[];
  /** Whether the person is in an institution, whose administrators could help; true if absent. */
  readonly hasInstitution?: boolean;
  /** The number of things that have this answer; one if absent. */
  readonly count?: number;
};

type Sentence = (
  facts: StartAnswerFacts & {
    readonly helper: string;
    /** Whether it is known who can help. */
    readonly hasHelper: boolean;
    readonly place: string;
    /** The names of the simulators, with the obstacle at the first of them. */
    readonly places: string;
    /** The other simulators on which the exercise is not installed or licensed, and who can help; empty if there are none. */
    readonly elsewhere: string;
    /** The nouns for one thing and for several. */
    readonly it: string;
    readonly one: string;
    readonly each: (noun: string) => string;
  },
) => string;

/** What helps in place of an event that cannot be started any longer: another one with its cases, or a new one. */
const getInstead: Sentence = ({ other, helper, hasHelper }) => {
  if (other !== null) return `; they can be invited to “${other}”, which has a case of it`;
  return hasHelper ? `; ${helper} can create a new one` : "";
};

const everywhere: Readonly<Record<string, Sentence>> = {
  OTHER_SESSION_GOES_ON: ({ other, one }) =>
    `They already have ${other ?? "another session"} running; they can end it and then start ${one}.`,
  NO_FREE_MACHINE: ({ at, it }) =>
    at === null
      ? "All simulators are in use or reserved; they can try again in a few minutes, or a system administrator can turn on more."
      : `All simulators are in use or reserved until about ${at}; they can start ${it} then, or a system administrator can turn on more.`,
};

/** The answer for each case in one sentence: why the person can or cannot start it, and who can help. */
const answers: Readonly<Record<StartKind, Readonly<Record<string, Sentence>>>> = {
  case: {
    ...everywhere,
    MAY_START: ({ it }) => `They can start ${it} now.`,
    TERMS_NOT_ACCEPTED: ({ it }) => `They can start ${it} once they have accepted the terms of service.`,
    CASE_NOT_IN_ACCOUNT: ({ each, it }) =>
      `Their institution does not have ${each("case")}; a system administrator can add ${it}.`,
    VOUCHER_NOT_ACCEPTED: ({ helper, each }) =>
      `They have no voucher that includes ${each("case")}; ${helper} can send them the link of one.`,
    VOUCHER_EXPIRED: ({ at, helper, each }) =>
      `Their voucher for ${each("case")} has not been valid since ${at}; ${helper} can send them the link of a new one.`,
    NOT_ENOUGH_TIME_LEFT: ({ helper }) =>
      `Less than 5 min of their voucher's time are left; ${helper} can send them the link of another voucher.`,
  },
  event: {
    ...everywhere,
    TERMS_NOT_ACCEPTED: () => "They can enter it once they have accepted the terms of service.",
    MAY_START: () => "They organize it and can start it now.",
    MAY_JOIN: () => "It is running, and they can join it now.",
    STARTING: () => "It is being started; they can join it in a few minutes.",
    NOT_IN_EVENT: ({ helper }) => `They have not joined this event; ${helper} can send them its invite link.`,
    EVENT_ARCHIVED: (facts) => `The event was cancelled${getInstead(facts)}.`,
    NOT_ORGANIZER: ({ at, helper }) =>
      `They take part in it and can join once it is running; ${helper} can start it ${at === null ? "now" : `from ${at}`}.`,
    NOT_OPEN_YET: ({ at }) => `It can be started from ${at}; no one needs to do anything until then.`,
    EVENT_OVER: (facts) => `The event ended on ${facts.at}${getInstead(facts)}.`,
  },
  course: {
    TERMS_NOT_ACCEPTED: ({ it }) => `They can start ${it} once they have accepted the terms of service.`,
    MAY_START: ({ it }) => `They can start ${it}, unless the learning platform refuses it.`,
    PLATFORM_AWAY: ({ at, it }) =>
      `They can start ${it}, but the learning platform did not answer on ${at}; if it still does not, a system administrator can look into it.`,
    COURSE_NOT_OPEN: ({ helper, it, count = 1, hasInstitution = true }) =>
      `${count > 1 ? "These courses are" : "The course is"} not open to them; ${helper} can ${
        hasInstitution ? `add ${it} to the courses of their group or send` : "send"
      } them a course link.`,
    COURSE_GONE: ({ each }) =>
      `The learning platform no longer has ${each("course")}; a system administrator can look into it.`,
    ADDRESS_NOT_CONFIRMED: ({ one }) =>
      `Their e-mail address is not confirmed; they can confirm it where they sign in, and then start ${one}.`,
    NO_PLATFORM: () => "This portal has no learning platform; a system administrator can set one up.",
  },
  exercise: {
    MAY_START: ({ places, it, elsewhere }) => `They can start ${it} on ${places}${elsewhere}.`,
    NOT_AT_SIMULATOR: ({ hasInstitution = true }) =>
      hasInstitution
        ? "They have not used any simulator, and their institution has none in the portal; a system administrator can create one."
        : "They have not used any simulator and are in no institution; an administrator of one can invite them to a group.",
    NOT_ENROLLED: ({ place }) => `${place} has no key for the portal; a system administrator can enrol it.`,
    CLONED: ({ place }) =>
      `Two computers use the key of ${place}; a system administrator has to decide which one is the simulator.`,
    OFFLINE: ({ place, at, elsewhere }) =>
      `${place} has not been connected since ${at ?? "it was enrolled"}; someone at the simulator can switch it on and check its network${elsewhere}.`,
    NOT_INSTALLED: ({ places, helper, each }) =>
      `The module of ${each("exercise")} is not installed on ${places}; ${helper} can have it installed.`,
    NOT_LICENSED: ({ places, helper, each, it, elsewhere }) =>
      `There is no licence for ${each("exercise")} on ${places}; ${helper} can have ${it} licensed${elsewhere}.`,
  },
};

const orList = new Intl.ListFormat("en", { type: "disjunction" });

/** How many simulators a sentence names. */
const maxPlaces = 3;

function getPlaces(names: readonly string[]): string {
  const others = names.length - maxPlaces;
  return orList.format([
    ...names.slice(0, others === 1 ? names.length : maxPlaces),
    ...(others > 1 ? [`${others} others`] : []),
  ]);
}

function elsewhereOf({ simulators = [], count = 1 }: StartAnswerFacts, helper: string): string {
  const lacking = (code: string) =>
    code === simulators[0]?.code
      ? []
      : simulators.filter((each) => each.code === code).map(({ name }) => name);
  const are = count > 1 ? "they are" : "it is";
  const parts = [["NOT_INSTALLED", "installed"] as const, ["NOT_LICENSED", "licensed"] as const].flatMap(
    ([code, done]) =>
      lacking(code).length === 0 ? [] : [`${are} not ${done} on ${getPlaces(lacking(code))}`],
  );
  return parts.length === 0 ? "" : `; ${parts.join(", and ")}, which ${helper} can change`;
}
const fallback: Readonly<Record<StartKind, string>> = {
  case: "an administrator of their institution",
  event: "an organizer",
  course: "an administrator of their group",
  exercise: "an administrator of the simulator's institution",
};

/** The contact for a person who is in no institution and no group. */
const fallbackWithoutInstitution: Readonly<Record<StartKind, string>> = {
  ...fallback,
  case: "an administrator of an institution",
  course: "an administrator of a group",
};

const kindNames: Readonly<Record<StartKind, readonly [string, string]>> = {
  case: ["Cloud case", "cloud cases"],
  event: ["Event", "events"],
  course: ["Course", "courses"],
  exercise: ["Exercise", "exercises"],
};

const usedPlaces: Readonly<Record<string, string>> = {
  cloud_machine: ", in the cloud",
  station: ", on a simulator",
  by_hand: "; its result was delivered by hand",
};

/** The maximum number of listed things of a kind, both for what the person expects to be able to start and for the rest. */
export const maxStartChoices = 20;

/** The number of found things as text, with "or more" if the list was cut. */
const atLeast = (count: number, isCut: boolean): string => (isCut ? `${count} or more` : String(count));

/** The texts about why a person cannot start something. */
export const startAnswerTexts = {
  title: "Why can't they start?",
  everything: "Everything",
  /** Until the person accepts the terms, the portal shows them in place of every page. */
  termsDue: (version: string): string =>
    `They have not accepted version ${version} of the terms of service. They are asked to when they sign in, and can open nothing until then.`,
  failedAt: (at: string, reason: string | null): string =>
    `Their last start failed on ${at}${reason === null ? "" : `: ${reason}`}. This is how it stands now.`,
  waits: (since: string): string =>
    `They have had its page open since ${since} and wait there; the organizers see it on the event's page.`,
  search: "Search what they want to start",
  likeliest: "Most likely",
  expected: "Theirs",
  others: "Not theirs, but in their institution",
  found: "Not theirs",
  noneExpected: "They have no event, case, course or exercise that they could start.",
  getKind: (kind: StartKind): string => kindNames[kind][0],
  several: (kind: StartKind, count: number, isCut: boolean): string =>
    `${atLeast(count, isCut)} ${kindNames[kind][1]}`,
  otherMatches: (count: number, isCut: boolean): string =>
    count === 1 && !isCut ? "1 other match" : `${atLeast(count, isCut)} other matches`,
  otherThings: (count: number, isCut: boolean): string =>
    count === 1 && !isCut ? "1 other thing to start" : `${atLeast(count, isCut)} other things to start`,
  /** How many there are of each kind, such as `3 events, 1 course`. */
  getCounts: (counts: readonly (readonly [kind: StartKind, count: number, isCut: boolean])[]): string =>
    counts
      .map(([kind, count, isCut]) =>
        count === 1 && !isCut
          ? `1 ${kindNames[kind][0].toLowerCase()}`
          : `${atLeast(count, isCut)} ${kindNames[kind][1]}`,
      )
      .join(", "),
  /** When the person last used something; for an exercise also where: by `source`, and on `station`. */
  usedAt: (at: string, source: string | null, station: string | null): string => {
    if (source === null) return `Last used on ${at}.`;
    return `Last run on ${at}${station === null ? (usedPlaces[source] ?? "") : `, on ${station}`}.`;
  },
  more: (count: number): string => `Show ${count} more`,
  can: "Can start",
  cannot: "Cannot start",
  nothingFound: "Nothing found.",
  failed: "The answers could not be loaded.",
  checking: "Checking…",
  checkAgain: "Check again",
  asOf: "Checked by the same rules as a start, as of",
  /** The answer in one sentence. */
  answer: (kind: StartKind, code: string, facts: StartAnswerFacts): string => {
    const helpers = [...(facts.viewerCanHelp === true ? ["you"] : []), ...facts.people];
    const unknown = facts.hasInstitution === false ? fallbackWithoutInstitution : fallback;
    const helper = helpers.length === 0 ? unknown[kind] : orList.format(helpers);
    const isSeveral = (facts.count ?? 1) > 1;
    return (
      answers[kind][code]?.({
        ...facts,
        helper,
        hasHelper: helpers.length > 0,
        place: facts.other ?? "The simulator",
        places: getPlaces(
          facts.simulators?.filter(({ code: each }) => each === code).map(({ name }) => name) ?? [
            facts.other ?? "the simulator",
          ],
        ),
        elsewhere: elsewhereOf(facts, helper),
        it: isSeveral ? "them" : "it",
        one: isSeveral ? "one of these" : "this one",
        each: (noun) => (isSeveral ? `these ${noun}s` : `this ${noun}`),
      }) ?? `It cannot be started (${code}); support can look into it.`
    );
  },
} as const;

/** The kind of thing that a searched text names as such, so that all of the kind are meant: `exercise`, `Cloud cases`. */
export function startKindIn(search: string): StartKind | undefined {
  const text = normaliseForSearch(search).trim();
  return startKinds.find((kind) =>
    [kind, `${kind}s`, ...kindNames[kind]].some((name) => name.toLowerCase() === text),
  );
}

/** The codes of refused starts of this kind that have a sentence to show. */
export const startAnswerCodes = (kind: StartKind): readonly string[] => Object.keys(answers[kind]);
