import type { NameRefusal } from "../storage/item-names.ts";

/** The texts for failed actions of the storage browser; the wording is specified (8.016, 8.017). */
export const storageFailureTexts = {
  list: "Failed to fetch files",
  download: "Failed to initiate file download",
  remove: "Failed to delete file",
  rename: "Failed to rename file",
  upload: "Failed to upload file",
  createFolder: "Failed to create folder",
  viewPdf: "Failed to view PDF",
  /** Shown if a signed URL could not be generated, also if the server returned an empty address (8.008). */
  sign: "Failed to generate signed URL",
  copyLink: "Failed to copy invite link, please try again later.",
} as const;

/** Why the server did not do something in the library of files. */
export const storageErrorTexts = {
  nameTaken: ({ key, isDirectory }: { readonly key: string; readonly isDirectory: boolean }) =>
    `A ${isDirectory ? "folder" : "file"} with this name already exists: ${lastName(key)}`,
  countChanged: (count: number) =>
    count === 1
      ? "There is 1 object in it now. Please check and confirm again."
      : `There are ${count.toLocaleString("en-US")} objects in it now. Please check and confirm again.`,
  intoItself: "A folder cannot be moved into itself.",
  gone: "This no longer exists: it was renamed, moved or deleted in the meantime.",
  damaged: "The file was damaged during the upload. Please upload it again.",
  incomplete: (missing: number) =>
    missing === 1 ? "1 part of the file is missing." : `${missing} parts of the file are missing.`,
} as const;

/** The texts of permanent deletion, which runs in the background. */
export const storageOperationTexts = {
  states: {
    waiting: "Removal begins shortly.",
    running: "Removing permanently.",
    succeeded: "Removed permanently.",
    failed: "Removal has stopped.",
    cancelled: "Removal was stopped.",
  },
  reasons: {},
} as const;

export function nameRefusalText(refusal: NameRefusal): string {
  switch (refusal.reason) {
    case "empty":
      return "Enter a name.";
    case "dots":
      return "A name cannot be . or ..";
    case "sign":
      return "A name cannot contain /, \\ or invisible characters.";
    case "ends_with_dot":
      return "A name cannot end with a dot.";
    case "name_too_long":
      return `This name is too long: at most ${refusal.maxBytes} bytes (plain letters).`;
    case "path_too_long":
      return `With its folders this name is too long: at most ${refusal.maxBytes.toLocaleString("en-US")} bytes in all.`;
  }
}

function lastName(key: string): string {
  return key.replace(/\/$/, "").split("/").at(-1) ?? key;
}
