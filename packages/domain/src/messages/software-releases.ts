import { releaseStateLabels } from "./state-labels.ts";

const moreStations = (count: number) => (count === 1 ? "1 more station" : `${count} more stations`);

/** The texts of the administration of station software. */
export const softwareReleaseTexts = {
  title: "Software",
  notFound: "Release not found. It may have been deleted.",
  published: "This release was published and can no longer be changed. Make a new version.",
  withoutPackage: "This release has no package yet. Upload it, then publish.",
  empty: "No software yet. Create the first release.",
  nothingFound: "No release matches.",
  newRelease: "New release",
  create: "Create draft",
  createdToast: (name: string) => `${name} is a draft now. Upload its package, then publish it.`,
  thereAlready: (name: string) => `${name} already exists and is shown here.`,
  newSoftware: "New software",
  fields: {
    softwareName: "Software",
    name: "Name",
    softwareCode: "Code",
    softwareCodeHint:
      "Identifies it on the stations: lowercase letters, numbers and hyphens. It cannot be changed later.",
    version: "Version",
    versionHint: "Three numbers, such as 2.10.0",
  },
  columns: {
    software: "Software",
    version: "Version",
    state: "State",
    rollout: "For",
    progress: "Stations",
    documents: "Documents",
    publishedAt: "Published",
  },
  states: releaseStateLabels,
  allStates: "All",
  everyStation: "Every station",
  nobody: "No one yet",
  rolloutOf: (customers: number, stations: number) =>
    [
      customers === 0 ? "" : customers === 1 ? "1 institution" : `${customers} institutions`,
      stations === 0 ? "" : stations === 1 ? "1 station" : `${stations} stations`,
    ]
      .filter((part) => part !== "")
      .join(", "),
  installedOf: (installed: number, total: number) => `${installed} of ${total} installed`,
  failedOf: (failed: number) => `${failed} failed`,
  noStations: "No stations yet",
  sections: {
    package: "Package",
    documents: "Documents",
    rollout: "Recipients",
    stations: "Stations",
  },
  noPackage: "No package yet",
  uploadPackage: "Upload package",
  replacePackage: "Replace package",
  notSigned:
    "Not signed. Simulators that have a key for software packages refuse it. Ask the people who run the portal to set its signing key, then upload the package to a new draft.",
  signedWith: "Signed with",
  keys: {
    title: "Keys that sign packages",
    signing: "Signs new packages",
    other: "Also known to stations",
    lacking: (lacking: number, all: number) => {
      if (all === 0) return "No enrolled station needs it.";
      if (lacking === 0) return "No station has reported that it lacks this key.";
      const [some, they] =
        lacking === 1
          ? ["1 station", "It refuses"]
          : [`${lacking.toLocaleString("en")} stations`, "They refuse"];
      return `${some} of ${all.toLocaleString("en")} ${lacking === 1 ? "does" : "do"} not have this key. ${they} packages that are signed with it. Enter a new token at the station to give it the key.`;
    },
    unknown: (count: number) =>
      count === 1
        ? "1 station has not reported which keys it has."
        : `${count.toLocaleString("en")} stations have not reported which keys they have.`,
    more: (count: number) => `And ${count.toLocaleString("en")} more.`,
  },
  packageHint: "A .zip, .tar.gz, .deb, .msi or .exe file, up to 20 GB.",
  noDocument: "None",
  upload: "Upload",
  replace: "Replace",
  remove: "Remove",
  documentHint: "PDF, up to 100 MB each.",
  emptyFile: "This file is empty.",
  uploading: (percent: number) => `Uploading, ${percent}%`,
  uploadFailed: "The upload failed. Please try again.",
  uploaded: (name: string) => `${name} is uploaded.`,
  cancelUpload: "Cancel the upload",
  rollout: {
    all: "Every station",
    some: "Only these",
    choose: "Add an institution or a station",
    none: "No recipients chosen yet.",
    save: "Save recipients",
    saved: "Saved. Stations that get it now see it within a minute.",
    savedDraft: "Saved. They get it when the release is published.",
    customers: "Institutions",
    stations: "Stations",
    nothingFound: "No institution or station matches.",
    kept: "Stations that already have it keep it.",
    unconfirmed: (count: number) => `This offers the release to ${moreStations(count)}. Confirm that number.`,
    widenQuestion: (count: number) => `Offer it to ${moreStations(count)}?`,
    widenText: (name: string, count: number) =>
      `${name} is published, so ${moreStations(count)} can download and install it within a minute.`,
    widen: (count: number) => `Offer to ${moreStations(count)}`,
  },
  progress: {
    waiting: "Waiting",
    downloading: "Downloading",
    ready: "Ready to install",
    installing: "Installing",
    installed: "Installed",
    failed: "Failed",
    superseded: "Has a newer one",
  },
  has: (version: string | null) => (version === null ? "not installed" : `has ${version}`),
  notTakenUp: "Waiting for the station",
  noneStandsSo: "No station is in this state.",
  publish: "Publish",
  publishQuestion: "Publish this release?",
  publishText: (name: string, whom: string, count: number) =>
    `${name} is offered to: ${whom}. That is ${count === 1 ? "1 station" : `${count} stations`} today. The people responsible for these stations are told. It cannot be changed afterwards.`,
  publishedToast: (name: string) => `${name} is published.`,
  withdraw: "Withdraw",
  withdrawQuestion: "Withdraw this release?",
  withdrawText: (name: string) =>
    `No more stations will get ${name}, and downloads and installations under way are cancelled. Where it is installed, it stays. This cannot be undone.`,
  withdrawnToast: (name: string) => `${name} is withdrawn.`,
  deleteDraft: "Delete draft",
  deleteQuestion: "Delete this draft?",
  deleteText: (name: string) => `${name} is deleted with its package and documents.`,
  deletedToast: (name: string) => `${name} is deleted.`,
  endWork: "Stop",
  endQuestion: "Stop this operation?",
  endText: (station: string) =>
    `The operation on ${station} will count as failed, even if the station reports more. It can be started again.`,
  endedToast: "The operation was stopped.",
  noReleaseStations: "No station has it yet.",
  failed: "Something went wrong. Please try again.",
} as const;
