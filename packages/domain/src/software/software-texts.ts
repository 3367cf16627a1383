import type { DocumentKind } from "./document-names.ts";
import type { WorkRefusal, WorkRequest } from "./update-status.ts";

/** The texts about software of stations, for the System area and its administration. */
export const softwareTexts = {
  /** The specification gives this text word for word (11.002). */
  system: "System",
  about: "About",
  updates: "Updates",
  /** The specification gives this text word for word (11.004). */
  getTitle: (serviceTag: string, count: number) => `Updates for ${serviceTag} (${count})`,
  title: "Updates",
  /** The specification gives this text word for word (X34). */
  noServiceTag: "Could not determine service tag",
  noServiceTagHint:
    "This page is about the simulator you open it on. Open it in the desktop client of a simulator.",
  unknownSystem: (serviceTag: string) => `You have no access to simulator ${serviceTag}`,
  unknownSystemHint:
    "You see the software of simulators that you are responsible for. Link this one on your profile, or ask your administrator.",
  linkSystem: "Link it to yourself",
  /** The specification gives this text word for word (11.005). */
  search: "Search by software name",
  clearSearch: "Clear the search",
  sortBy: "Sort by",
  orders: {
    newest: "Newest First",
    oldest: "Oldest First",
    name: "Name (A-Z)",
    "name-desc": "Name (Z-A)",
  },
  /** The specification gives this text word for word (11.007). */
  tabs: { available: "Available Updates", installed: "Installed Software" },
  nothingAvailable: "This simulator is up to date.",
  nothingInstalled: "None of the portal's software is installed on this simulator yet.",
  nothingFound: "No software matches.",
  /** The specification gives these texts word for word (11.009). */
  fields: {
    name: "Software Name",
    current: "Current System Version",
    next: "New Version Available",
    rollout: "Rollout Date",
  },
  version: (semantic: string) => `v. ${semantic}`,
  /** The specification gives this text word for word (11.010). */
  rollout: { today: "Today", yesterday: "Yesterday", daysAgo: (days: number) => `${days} days ago` },
  /** The specification gives this text word for word (11.011). */
  documentation: "Documentation",
  documents: {
    manual: "Manual",
    stepByStep: "Step By Step",
    releaseNotes: "Release Notes",
    clinicalDeviceList: "Clinical Device List",
    caseBook: "Case Book",
  } satisfies Readonly<Record<DocumentKind, string>>,
  /** The specification gives this text word for word (11.012-11.014). */
  documentsLoading: "Loading documentation...",
  noDocuments: "No documentation available for this version",
  documentsFailed: "Unable to fetch documentation",
  viewer: {
    loading: "Loading the document",
    broken: "This document cannot be shown: it is damaged or not a PDF.",
    close: "Close",
    tools: "Document",
    pageText: (page: number, count: number) => `Page ${page} of ${count}`,
    page: (page: number) => `Page ${page}`,
    previous: "Previous page",
    next: "Next page",
    smaller: "Smaller",
    larger: "Larger",
    fitFrom: (zoom: number) => `${Math.round(zoom * 100)}%. Fit to the width`,
    search: "Search in the document",
    nextFound: "Next",
    notFound: "Not found",
    download: "Download",
  },
  machine: {
    computer: "Computer",
    software: "Installed software",
    saidAt: (when: string) => `As reported by the simulator, ${when}.`,
    nothingSaid: "The simulator has not reported on its computer yet.",
    noSoftware: "The simulator has not reported what is installed.",
    fields: {
      serviceTag: "Service tag",
      name: "Name",
      place: "Place",
      hostName: "Host name",
      operatingSystem: "Operating system",
      processor: "Processor",
      manufacturer: "Manufacturer",
      model: "Model",
      biosVersion: "BIOS version",
      biosDate: "BIOS date",
      graphics: "Graphics",
      graphicsDriver: "Graphics driver",
      memory: "Memory",
      disk: "Disk",
      clientVersion: "Client version",
    },
    getDisk: (free: string, total: string) => `${free} free of ${total}`,
  },
  /** The specification gives these texts word for word (11.021-11.026). */
  badges: {
    installed: "Installed",
    installing: "Installing...",
    downloading: "Downloading...",
    justInstalled: "Successfully Installed",
    ready: "Ready to Install",
    available: "Update Available",
  },
  actions: { download: "Download", install: "Install" } satisfies Readonly<Record<WorkRequest, string>>,
  newFor: (count: number) =>
    count === 1
      ? "There is a new update for this simulator."
      : `There are ${count} new updates for this simulator.`,
  show: "Show",
  waiting: "Waiting for the simulator.",
  mayNotServe: "The people responsible for this simulator can download and install it.",
  details: { show: "Show details", hide: "Hide details" },
  /** The specification gives these texts word for word (11.029). */
  started: {
    download: (name: string) => `The download of ${name} has started.`,
    install: (name: string) => `The installation of ${name} has started.`,
  },
  completed: {
    download: { title: "Download Completed", text: (name: string) => `${name} is ready to install.` },
    install: { title: "Installation Completed", text: (name: string) => `${name} is installed.` },
  },
  /** The specification gives these texts word for word (11.035-11.041). */
  failures: {
    initiate: {
      download: "Failed to initiate download. Please try again.",
      install: "Failed to initiate installation. Please try again.",
    },
    check: "Failed to check for updates. Retrying...",
    process: "Failed to process update information.",
    download: {
      title: "Download Failed",
      text: (name: string) => `Failed to download ${name}. Please try again.`,
    },
    install: {
      title: "Installation Failed",
      text: (name: string) => `Failed to install ${name}. Please try again.`,
    },
    title: "Error",
  },
  /** The question before an installation that interrupts a person. */
  signedIn: {
    question: (name: string) => `Install ${name} now?`,
    confirm: "Install now",
    cancel: "Wait",
  },
  /** Answers to a request for work (11.031, 11.032). */
  wishes: {
    begun: { download: "The download begins.", install: "The installation begins." },
    goesOn: { download: "The download is already running.", install: "The installation is already running." },
    done: { download: "It is already downloaded.", install: "It is already installed." },
  },
  refusals: {
    STATION_CLONED:
      "Two computers are using the key of this simulator. Staff have to decide which one is the simulator before software is sent to it.",
    WITHDRAWN: "This release was withdrawn.",
    NOT_DOWNLOADED: "Download it first.",
    SIGNED_IN: "Someone is signed in on this simulator. Installing interrupts what they are doing.",
    OTHER_WORK: "An operation for this update is already running. Wait until it has finished.",
  } satisfies Readonly<Record<WorkRefusal, string>>,
  /** Long work of stations, as the room of operations says it. */
  operations: {
    download: {
      states: {
        waiting: "Waiting for the simulator",
        running: "The simulator is downloading",
        succeeded: "Downloaded",
        failed: "The download failed.",
        cancelled: "The download was cancelled.",
      },
    },
    install: {
      states: {
        waiting: "Waiting for the simulator",
        running: "The simulator is installing",
        succeeded: "Installed",
        failed: "The installation failed.",
        cancelled: "The installation was cancelled.",
      },
    },
    reasons: {
      STATION_AWAY: "The simulator did not start it. Check that it is switched on, then try again.",
      LEASE_EXPIRED:
        "The simulator stopped reporting on this work. Check that its program is running, then try again.",
      REPORTED: "The simulator reported a failure.",
      FORCED: "Staff stopped it.",
      STATION_REVOKED: "The key of the simulator was revoked, or the simulator was removed.",
      STATION_CLONED:
        "Two computers are using the key of the simulator. Staff have to decide which one is the simulator; then try again.",
      OVERTAKEN: "The simulator now has a different version.",
      WITHDRAWN: "The release was withdrawn.",
      ROLLED_BACK: "It was installed, but the simulator went back to its former version.",
    },
  },
} as const;

/** The text of an error of work on an update, from a code of ours or the station's own message. */
export function workErrorText(error: string): string {
  const { reasons } = softwareTexts.operations;
  return Object.hasOwn(reasons, error) ? reasons[error as keyof typeof reasons] : error;
}
