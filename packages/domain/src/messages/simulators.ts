import type { ExerciseLicence, LicenceState } from "../simulators/licence.ts";
import { loadingModules } from "./loading-modules.ts";

/** The texts of simulator modules and of exercises that run on a simulator (12.001-12.019). */
export const simulatorTexts = {
  /** The specification gives this text word for word (12.001). */
  title: "VIST Modules",
  /** The specification gives this text word for word (12.003). */
  cases: "VIST Cases",
  personalCases: "My Case-It Cases",
  /** The specification gives this text word for word (1.032). */
  loading: loadingModules,
  loadingCases: "Loading VIST Cases...",
  /** The specification gives this text word for word (12.002). */
  noServiceTag: "Could not determine service tag. This probably means VIST is not installed.",
  explanation: "The modules of this simulator, and the cases that you can run on it.",
  noModules: "No modules are known yet.",
  noModule: "This module does not exist, or not in this version.",
  noneFound: "No module matches.",
  noCaseFound: "No case matches.",
  /** The specification gives this text word for word (12.005). */
  startCaseCreator: "Start Case Creator",
  /** The specification gives this text word for word (12.013). */
  noLicence: "Your VIST simulator doesn't have a license to run this case",
  /** The specification gives this text word for word (12.014). */
  licenceEndsIn: (days: number): string => `license will run out in ${days} days`,
  licenceEndsToday: "license will run out today",
  licenceEndsTomorrow: "license will run out in 1 day",
  licencesOf: (missing: number, all: number): string =>
    missing === all ? "No license" : `No license for ${missing} of ${all} cases`,
  licencesUnknown:
    "The licenses of this simulator are shown to people who are signed in on it, have linked it or are responsible for it.",
  /** The specification gives this text word for word (12.015). */
  needsSimulator: "This exercise needs to be run from a VIST® simulator.",
  /** The specification gives this text word for word (12.016). */
  notConnected: "Simulator not connected.",
  /** The specification gives this text word for word (12.017). */
  notConnectedToQt: "Not connected to Qt",
  howToConnect:
    "The desktop client does not answer. Close it and open it again. If that does not help, restart the simulator.",
  noSimulatorThere:
    "The desktop client is running, but no simulator is connected to it. Check that it is switched on.",
  unsupportedClient: "The portal does not know this version of the desktop client. Install the newest one.",
  connecting: "Connecting to the simulator...",
  start: "Start",
  startAgain: "Start again",
  /** The specification gives this text word for word (12.011). */
  inProgress: "Exercise in progress...",
  busy: "Another person's exercise is running",
  busyHelp: "You can start an exercise once it has ended. Its result is not yours.",
  endForeign: "End their exercise",
  endForeignQuestion: "End another person's exercise?",
  endForeignWarning: "What they have done so far will not be delivered: their run will have no result.",
  signOutQuestion: "Sign out and end your exercise?",
  signOutWarning:
    "Your exercise is still running on this simulator. Signing out ends it, and what you did so far has no result.",
  signOutWhileDelivering:
    "The result of your exercise is still being delivered. If you sign out now, it may not arrive, and your run has no result.",
  signOutAndEnd: "End exercise and sign out",
  signOutAnywayQuestion: "Sign out and leave your exercise running?",
  signOutAnywayWarning:
    "The simulator does not answer, so your exercise may continue there. It is delivered only if you are signed in on this simulator again within ten minutes of its end. No one else gets its result.",
  signOutUnreached: "The simulator could not be told to end your exercise.",
  signOutAnyway: "Sign out anyway",
  staySignedIn: "Stay signed in",
  outdatedClient:
    "This desktop client is too old to run exercises: it cannot say whose run it is. Install the newest version.",
  quit: "Quit",
  quitQuestion: "Quit this exercise?",
  quitWarning: "What was done so far will not be delivered: this run will have no result.",
  goOn: "Keep running",
  quitFailed: "The simulator could not be told to quit. Try again, or quit at the simulator itself.",
  getSteps: {
    asking: "Asking the simulator to start it.",
    starting: "The simulator is starting it.",
    running: "Continue at the simulator. The result is shown here when the exercise has ended.",
    delivering: "The exercise has ended. Its result is being delivered.",
  },
  runGoesOn:
    "The exercise continues at the simulator. It is shown here again as soon as the connection is back.",
  otherRun: "Another exercise is running on this simulator. It has to end before the next one can start.",
  personalCase: "Personal case",
  done: "Exercise done",
  noResult: "This run has no result.",
  resultComing: "The result has not arrived yet. It will be shown here and in your activity log.",
  resultOfOther: "The result is not yours: it belongs to the person who was signed in at the simulator.",
  openResult: "Open the result",
  close: "Close",
  lastRunHere: "Last run on this simulator",
  notRun: "Not run yet",
  lastRun: "Your last run",
  criteria: (count: number): string => (count === 1 ? "1 criterion" : `${count} criteria`),
  criteriaMet: (met: number, all: number): string => `${met} of ${all} criteria met`,
  nothingAsked: "This exercise has no criteria.",
  asked: "Criteria",
  measured: "Measurements",
  endedEarly: "Ended early",
  attempts: "All your attempts",
  otherPerson: (atStation: string): string =>
    `${atStation} is signed in at this simulator. Exercises that you start here are yours, and are delivered by this page: keep it open.`,
} as const;

/** The text about a licence; null if the licence is valid (12.012-12.014). */
export function licenceText({ remainingdays }: ExerciseLicence, state: LicenceState): string | null {
  if (state === "missing") return simulatorTexts.noLicence;
  if (state === "good" || remainingdays === null) return null;
  if (remainingdays === 0) return simulatorTexts.licenceEndsToday;
  return remainingdays === 1
    ? simulatorTexts.licenceEndsTomorrow
    : simulatorTexts.licenceEndsIn(remainingdays);
}

const failures: Readonly<Record<string, string>> = {
  /** The specification gives this text word for word (12.011). */
  USER_QUIT: "User quit exercise",
  LAUNCH_FAILED:
    "The portal could not register the start of this exercise, so it was not started. Try again.",
  BUSY: "The simulator is running something else. End that first, or wait until it has ended.",
  NOT_INSTALLED:
    "This module is not installed on the simulator, or another version is. Ask the person responsible for the simulator.",
  NOT_LICENSED: simulatorTexts.noLicence,
  NOT_SIGNED_IN:
    "The run has ended, and no one was signed in to deliver its result. Sign in, and keep this page open while an exercise runs.",
  NOT_SUPPORTED: "This simulator cannot run that.",
  NOT_ENROLLED: "The portal no longer knows this simulator. Ask the person responsible for it.",
  SIMULATOR_FAILED:
    "The simulator did not start it, or stopped. Check that it is switched on, then try again.",
  CLIENT_RESTARTED: "The desktop client was restarted during the exercise. Start the exercise again.",
  DELIVERY_FAILED:
    "The run has ended, but its result was not accepted. The simulator keeps it and tries again; check your activity log later.",
  OFFLINE: "The simulator cannot reach the portal. Check its network, then try again.",
  DISK_FULL: "The disk of the simulator is full. Ask the person responsible for it to free some space.",
  NO_ANSWER: "The simulator did not answer. Check that it is switched on, then try again.",
};

/** Why an exercise did not start, or has no result, and what the person can do. */
export function runFailureText(code: string): string {
  return Object.hasOwn(failures, code)
    ? (failures[code] ?? "")
    : "The exercise could not be run. Try again; if it fails again, restart the simulator.";
}
