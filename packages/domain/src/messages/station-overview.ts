import { stationActs } from "../audit/acts/stations.ts";
import { workErrorText } from "../software/software-texts.ts";
import { clockText } from "./station-admin.ts";

/** The texts of a station's own page. */
export const stationOverviewTexts = {
  back: "Back to the systems",
  open: "Open its page",
  asOf: "As of",
  notFound: "System not found. It may have been removed.",
  session: "Signed in now",
  nobody: "No one is signed in with a code. Sign-ins with a password are not shown here.",
  signOut: "Sign out",
  signOutTitle: (person: string) => `Sign out ${person}?`,
  signOutWhat: (person: string, station: string) =>
    `${person} is signed out on ${station} at once, and the simulator is told within half a minute. A run in progress is not stopped, and is not delivered for ${person} if it ends after that.`,
  signedOut: (person: string) => `${person} was signed out`,
  signOutFailed: "No one was signed out. Please try again.",
  operations: "Downloads and installations",
  noOperations: "No downloads or installations.",
  licences: "Licences",
  noEnd: "no expiry",
  validUntil: (day: string, isOver: boolean) => (isOver ? `ended on ${day}` : `until ${day}`),
  noLicences: "The simulator has not reported its licences.",
  releaseKeys: "Keys for software packages",
  releaseKeysUnknown: "The simulator has not reported them.",
  noReleaseKeys: "None. The simulator installs packages that are not signed.",
  links: "People who linked it",
  noLinks: "No one has linked it with its pin yet.",
  linksWhat: "They can download and install its software.",
  logs: "Logs",
  noLogs: "The simulator has sent no logs yet.",
  logsWhat:
    "All logs that the simulator sent, including those of sessions whose run was never delivered. The newest 1,000 are kept.",
  logsAreStaffs: "Only support and system administrators can download logs.",
  runMissing: "run not delivered",
  onItsWay: "on its way",
  logDamage: {
    other_bytes: "rejected: its content is not what was announced. The simulator can send it again at once",
    other_content:
      "rejected: its content does not match its file name. The simulator can send it again at once",
  },
  events: "What happened",
  noEvents: "Nothing has been recorded yet.",
  older: "Show older",
  groups: {
    all: "Everything",
    signIns: "Sign-ins",
    operations: "Downloads and installations",
    keys: "Tokens, keys and owner",
    health: "Starts, contact, clock, crashes and refusals",
  },
  cloned: {
    title: "Two computers are using the key of this simulator",
    what: "Until you decide, neither gets software, shows a code to sign in with, or delivers results; their data stays with them. Keep the right computer, or issue a new token: both keys are then revoked, and you type the token at the right one.",
    others: "A system administrator has to decide which one is the simulator.",
    keep: "Keep this machine",
    keepTitle: "Keep this machine?",
    keepWhat: (computer: string) =>
      `${computer} is this simulator from now on. The other computer still has the key: switch it off or give it a key of its own. As soon as it connects again, both are refused again.`,
    kept: "The machine was kept",
    failed: "The decision was not saved. Please try again.",
    newToken: "Issue a new token",
    unnamed: "A computer that has not identified itself",
    since: "last seen",
    from: (address: string) => `from ${address}`,
  },
} as const;

type StationEvent = {
  readonly kind: string;
  readonly person?: string | null | undefined;
  readonly act?: string | null | undefined;
  readonly what?: string | null | undefined;
  readonly outcome?: string | null | undefined;
  readonly reason?: string | null | undefined;
  readonly until?: string | null | undefined;
  readonly clockAheadSeconds?: number | null | undefined;
};

const ends: Readonly<Record<string, string>> = {
  station: "signed out there",
  person: "signed out from their own device",
  next: "the next person signed in",
  expired: "time ran out",
  revoked: "the key was revoked",
  replay: "the code was used twice",
  staff: "signed out by staff",
};
const outcomes: Readonly<Record<string, string>> = {
  succeeded: "done",
  failed: "failed",
  cancelled: "cancelled",
};

type EventText = { readonly title: string; readonly detail: string | null };

const tooOld: EventText = {
  title: "Requests were refused: the client is too old",
  detail: "install the newest client on the simulator",
};
const refusals: Readonly<Record<string, EventText>> = {
  clock: {
    title: "Requests were refused: the clock is wrong",
    detail: "set the clock of the simulator, or install a client that corrects it by the portal's",
  },
  other_key: {
    title: "Requests were refused: another key signed them",
    detail:
      "its disk was restored or copied, or a stranger uses its id. If the simulator cannot connect, issue a new token",
  },
  used: {
    title: "Requests were refused: a signed request was sent twice",
    detail: "install the newest client on the simulator, and check what stands between it and the portal",
  },
  other_request: {
    title: "Requests were refused: they were signed for another address",
    detail: "install the newest client on the simulator, and check what stands between it and the portal",
  },
};

/** An event of a station in one line, with further details. */
export function stationEventText(event: StationEvent): EventText {
  const person = event.person ?? "Someone";
  switch (event.kind) {
    case "signed_in":
      return {
        title: `${person} signed in`,
        detail: event.outcome == null ? "still signed in" : (ends[event.outcome] ?? null),
      };
    case "download":
    case "install": {
      const title = `${event.kind === "install" ? "Installation" : "Download"} of ${event.what ?? "a release that is gone"}`;
      const state = event.outcome == null ? "in progress" : (outcomes[event.outcome] ?? event.outcome);
      const why = event.reason == null ? null : workErrorText(event.reason);
      return {
        title,
        detail: [state, event.person == null ? null : `asked for by ${event.person}`, why]
          .filter(Boolean)
          .join(" · "),
      };
    }
    case "act": {
      const label = isStationAct(event.act) ? stationActs[event.act].label : "Something was changed";
      return {
        title: label,
        detail:
          [event.person == null ? null : `by ${event.person}`, event.reason].filter(Boolean).join(" · ") ||
          null,
      };
    }
    case "start":
      return { title: "The computer was started", detail: null };
    case "computer":
      return {
        title:
          event.reason === "first"
            ? "Its hardware was reported for the first time"
            : "Seen with different hardware",
        detail: event.what ?? null,
      };
    case "away":
      return { title: "Seen again after a break", detail: null };
    case "clock": {
      const off = clockText(event.clockAheadSeconds ?? 0);
      return off === null
        ? { title: "The clock is right again", detail: null }
        : { title: "The clock is wrong", detail: off };
    }
    case "crash":
      return { title: "The client or the simulator crashed", detail: null };
    case "refused":
      return refusals[event.reason ?? ""] ?? tooOld;
    default:
      return { title: "Something else", detail: null };
  }
}

const isStationAct = (act: string | null | undefined): act is keyof typeof stationActs =>
  act != null && Object.hasOwn(stationActs, act);
