const many = (count: number, one: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString("en-US")} ${one}s`;

/** Names one item, as “Manual.pdf”, or counts several, as “3 objects”. */
const things = (names: readonly string[]): string =>
  names.length === 1 ? `“${names[0]}”` : many(names.length, "object");

/** The texts of the storage browser (8.005, 8.007, 8.015); those of failures are in `storageFailureTexts`. */
export const storageTexts = {
  title: "S3 management",
  root: "Root",
  back: "Back",
  uploadFile: "Upload File",
  uploadFolder: "Upload a folder",
  createFolder: "Create Folder",
  search: "Search files and folders",
  sort: "Sort by",
  sorts: { date: "Date (newest first)", nameAscending: "Name A-Z", nameDescending: "Name Z-A" },
  showAs: (layout: string) => `Show as ${layout.toLowerCase()}`,
  layouts: { tiles: "Grid", rows: "List" },
  trash: "Trash",
  files: "Files and folders",
  columns: { name: "Name", size: "Size", changed: "Changed" },
  loading: "Loading the files",
  choose: (name: string) => (name === "" ? "Choose" : `Choose ${name}`),
  more: (name: string) => (name === "" ? "Actions" : `Actions for ${name}`),
  holds: (count: number) => (count === 0 ? "Empty" : many(count, "object")),
  emptyFolder: "This folder is empty.",
  emptyFolderHint: "Drop files or whole folders here, or choose them.",
  emptyLibrary: "There are no files yet.",
  nothingFound: (search: string) => `No files or folders match “${search}”.`,
  found: (count: number) => `${many(count, "object")} found`,
  gone: "This folder no longer exists. It was renamed, moved or deleted.",
  toRoot: "To the root",
  // The texts about selected files and folders, and their actions.
  chosen: (count: number) => `${count.toLocaleString("en-US")} chosen`,
  chosenMost: (most: number) =>
    `The first ${most.toLocaleString("en-US")} are chosen, which is the most that can be moved or deleted at once. A folder can be moved or deleted with everything in it.`,
  chooseNone: "Choose none",
  open: "Open",
  view: "View",
  download: "Download",
  copyLink: "Copy signed link",
  /** Shown for 2 seconds (8.015). */
  copied: "copied",
  rename: "Rename",
  renameTitle: (name: string) => `Rename “${name}”`,
  name: "Name",
  move: "Move",
  moveTitle: (names: readonly string[]) => `Move ${things(names)}`,
  moveTo: "To which folder?",
  moveHere: (folder: string) => `Move to “${folder}”`,
  moved: (names: readonly string[], folder: string) => `Moved ${things(names)} to “${folder}”.`,
  alreadyHere: (count: number) => `${count === 1 ? "It is" : "They are"} already in this folder.`,
  maxFolders: (most: number) =>
    `Only the first ${most.toLocaleString("en-US")} folders are listed. Drag items to reach another one.`,
  noFolders: "This folder contains no other folders.",
  remove: "Delete",
  removeTitle: (names: readonly string[]) => `Delete ${things(names)}?`,
  /** Names the number of objects, including those in folders (X92). */
  removeQuestion: (objects: number, days: number) =>
    `${objects === 1 ? "1 object goes" : `${objects.toLocaleString("en-US")} objects go`} to the trash, and can be restored for ${days} days.`,
  removed: (objects: number) => `${many(objects, "object")} moved to the trash.`,
  renamed: (from: string, to: string) => `“${from}” is now called “${to}”.`,
  folderName: "Folder name",
  /** The specification gives this text word for word (8.007). */
  folderNameRequired: "Enter a folder name.",
  folderMade: (name: string) => `Folder “${name}” created.`,
  renameFolderQuestion: (objects: number) =>
    `${objects === 1 ? "The 1 object" : `All ${objects.toLocaleString("en-US")} objects`} in it will get a new path. Copied links keep working until they expire.`,
  // Labels of the picture viewer.
  previous: "Previous file",
  next: "Next file",
  getPlace: (at: number, count: number) =>
    `${at.toLocaleString("en-US")} of ${count.toLocaleString("en-US")}`,
  noPreview: "This kind of file cannot be shown here. Download it to open it.",
  tooLargeToShow: "This file is too large to be shown here. Download it to open it.",
  onlyBeginning: "Only the beginning of the file is shown.",
  previewFailed: "The file could not be shown.",
  // The label in front of a file's SHA-256.
  checksum: "SHA-256",
  checksumSame: (when: string) => `The stored file matches the uploaded one, checked ${when}.`,
  checksumWaits: "Not compared with the stored file yet.",
  checksumDiffers: "The stored file differs from the uploaded one. Please upload it again.",
  checksumSent: "Sent:",
  checksumStored: "stored:",
  checksumUnknown: "No checksum was stored when this file was uploaded.",
  checksumFailed: "The checksum could not be read.",
  // The texts of the trash.
  trashExplanation: (days: number) => `Deleted files and folders stay here for ${days} days.`,
  trashEmpty: "The trash is empty.",
  trashColumns: { from: "Original folder", by: "Deleted", left: "Time left" },
  daysLeft: (days: number) => (days <= 0 ? "Less than a day" : many(days, "day")),
  isLeft: (days: number) => (days <= 0 ? "Less than a day left" : `${many(days, "day")} left`),
  wasIn: (folder: string) => `was in /${folder}`,
  restore: "Restore",
  restoredMany: (count: number) => `${many(count, "object")} restored.`,
  restoreFailed: "Failed to restore. Please try again.",
  purge: "Delete permanently",
  purgeTitle: (names: readonly string[]) => `Delete ${things(names)} permanently?`,
  purgeQuestion: (objects: number) =>
    `${objects === 1 ? "1 object" : `${objects.toLocaleString("en-US")} objects`} will be deleted. This cannot be undone.`,
  purgeFailed: "Failed to delete permanently. Please try again.",
  /** Shown after the names of some of several objects. */
  othersToo: (count: number) => `and ${many(count, "other")}`,
  emptyTrash: "Empty the trash",
  emptyTrashTitle: "Empty the trash?",
  emptyTrashQuestion: (count: number) =>
    `${count === 1 ? "1 object" : `All ${count.toLocaleString("en-US")} objects`} in the trash, with everything in their folders, will be deleted. This cannot be undone.`,
  /** The kind of the named thing, in the question before several items are deleted for good. */
  trashThing: "place",
  purging: "Deleting permanently",
  moveFailed: "Failed to move. Please try again.",
  trashFailed: "Failed to fetch the trash",
} as const;

/** The texts of uploading (8.013). */
export const storageUploadTexts = {
  title: "Uploads",
  fold: "Collapse the list of uploads",
  unfold: "Expand the list of uploads",
  close: "Close the list of uploads",
  dropHere: (folder: string) => `Drop to upload to “${folder}”`,
  going: (done: number, all: number) =>
    `${done.toLocaleString("en-US")} of ${all.toLocaleString("en-US")} uploaded`,
  /** Shown when all uploads are over; cancelled and skipped ones are counted neither as done nor as failed. */
  over: (done: number, failed: number) => {
    if (failed === 0) return done === 0 ? "Nothing was uploaded" : `${many(done, "file")} uploaded`;
    if (done === 0) return `${many(failed, "file")} failed to upload`;
    return `${many(done, "file")} uploaded, ${failed.toLocaleString("en-US")} failed`;
  },
  interrupted: (count: number) => `${many(count, "upload")} not finished`,
  states: {
    waiting: "Waiting",
    paused: "Paused",
    away: "Waiting for the connection; continues automatically",
    taken: "The name is taken",
    lost: "Not finished. Choose the file again to upload the rest.",
    another:
      "This is a different file from the one uploaded so far. Choose the right one, or start over with this one.",
    done: "Uploaded",
    skipped: "Skipped",
    cancelled: "Cancelled",
  },
  /** Shown for an upload that was begun before a reload, or in another browser. */
  begunElsewhere: (when: string, size: string) =>
    `${size}, started ${when}, not finished. Choose the file again to upload the rest.`,
  comparing: "Comparing the file with the part already uploaded",
  startOver: (name: string) => `Start the upload of ${name} over with this file`,
  giveUp: (name: string) => `Discard the upload of ${name}`,
  unreadable: "The file can no longer be read: it was changed, moved or deleted. Please choose it again.",
  cancel: (name: string) => `Cancel the upload of ${name}`,
  cancelAll: "Cancel all",
  pause: (name: string) => `Pause the upload of ${name}`,
  resume: (name: string) => `Resume the upload of ${name}`,
  tryAgain: (name: string) => `Try the upload of ${name} again`,
  chooseAgain: (name: string) => `Choose ${name} again`,
  anotherFile: (name: string) =>
    `This is not the ${name} that was being uploaded: its size differs. Please choose the right file.`,
  getProgress: (name: string) => `Upload of ${name}`,
  more: (count: number) => `and ${many(count, "other file")}`,
  takenTitle: "This name is taken",
  taken: (name: string, folder: string) => `“${folder}” already contains “${name}”.`,
  takenByFolder: "A folder with this name exists. A file cannot replace it.",
  replace: "Replace",
  replaceHint: "The existing file is moved to the trash.",
  keepBoth: "Keep both",
  keepBothHint: "A number is added to the name of the new file.",
  skip: "Skip",
  skipHint: "This file is not uploaded.",
  forAll: (others: number) =>
    others === 0 ? "Do the same for all remaining files" : `The same for all ${others + 1}`,
  leaving: "Files are still being uploaded. Keep this window open.",
  // The texts about names that not every computer can store.
  windowsTitle: (count: number) => `${many(count, "name")} cannot be stored on Windows`,
  windowsQuestion:
    "On Windows these files are saved under another name or not at all. Rename them first, leave them out, or upload them as they are.",
  windowsReasons: {
    reserved: "is reserved by Windows",
    sign: "has a character that Windows does not allow",
    end: "ends with a space or a dot",
    same_name: "differs from another one only in upper and lower case",
  },
  leaveOut: "Leave them out",
  uploadAll: "Upload as they are",
  tooLarge: (most: string) => `A file can have at most ${most}.`,
  nothing: "Nothing that was dropped is a file.",
} as const;
