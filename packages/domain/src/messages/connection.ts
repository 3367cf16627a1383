import type { ConnectionPart, PartVerdict } from "../connection/judge-connection.ts";

const verdicts: Readonly<Record<PartVerdict, string>> = {
  good: "Good",
  weak: "Weak",
  bad: "Not enough",
  unknown: "Not measured",
};

/** The texts of the connection check. */
export const connectionTexts = {
  title: "Check my connection",
  lead: "Tests whether your connection is good enough for a simulator case. It takes half a minute and a few megabytes. Run it where you will train, on the device that you will use.",
  start: "Start",
  /** The label of the button that starts the check, where another action is beside it. */
  check: "Check now",
  again: "Check again",
  running: (step: string): string => `Measuring: ${step}`,
  parts: {
    browser: "Browser",
    socket: "Live connection",
    roundTrip: "Round trip",
    download: "Download",
    upload: "Upload",
  } satisfies Record<ConnectionPart, string>,
  verdicts,
  overall: {
    good: "Your connection is good for a case on a simulator.",
    weak: "A case will run, but may respond late at times.",
    bad: "A case would not run well here.",
    unknown:
      "No simulator is on at the moment, so the connection to one was not measured. Check again within the hour before your event.",
  } satisfies Record<PartVerdict, string>,
  advice: {
    browser: "Use a current Chrome, Edge, Firefox or Safari.",
    socket:
      "Your network blocks live connections. Ask your IT department to allow secure WebSockets (wss) to the simulators, or use another network.",
    roundTrip:
      "Use a cable instead of Wi-Fi, leave the VPN, and close other programs that use the network. If that does not help, your network is too far from the simulator.",
    download: "Close downloads, videos and calls, or use another network.",
    upload: "Close calls and backups, or use another network.",
  } satisfies Record<ConnectionPart, string>,
  /** Shown when nothing could be measured. */
  outOfReach:
    "The simulator did not answer at all. It may just have been turned off: check again in a few minutes. If that does not help, your network blocks the simulators: show this page to your IT department, or use another network.",
  nothingCame: "No answer in time",
  /** The summary of the connections of an event's people. */
  summary: (counts: Readonly<Record<PartVerdict, number>>, notChecked: number): string =>
    [
      ...(["good", "weak", "bad", "unknown"] as const).flatMap((verdict) =>
        counts[verdict] > 0 ? [`${counts[verdict]} ${verdicts[verdict].toLowerCase()}`] : [],
      ),
      ...(notChecked > 0 ? [`${notChecked} not checked yet`] : []),
    ].join(", "),
  /** How many people have the event's page open. */
  waiting: (waiting: number, all: number): string =>
    waiting === 0
      ? "No one is waiting on this page yet."
      : `${waiting} of ${all} ${waiting === 1 ? "is" : "are"} waiting on this page.`,
  waitsSince: (time: string): string => `Waiting since ${time}`,
  peopleFailed: "The participants' connections could not be loaded.",
  tryAgain: "Try again",
  loadingPeople: "Loading the connections",
  saved: "Saved. The organizers of your events can see the result.",
  notSaved: "The result could not be saved. Check again so that the organizers of your events can see it.",
  failed: "The check could not be finished. Try again.",
  last: (time: string): string => `Your last check was on ${time}.`,
  /** The heading of the list of results, which organizers of an event see. */
  ofPeople: "Participants and their connections",
  notChecked: "Not checked yet",
  /** The texts of the printed list of participants, on which attendance is noted and signed. */
  roll: { title: "Participants", number: "No.", name: "Name", attended: "Attended", signature: "Signature" },
} as const;
