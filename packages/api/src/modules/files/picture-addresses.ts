import { type FilePurpose, filePurposes } from "@cathedra/domain/files";

/** The folder of each purpose in the object store. Logos are public. */
export const pictureFolders = {
  learning_space_logo: "logos/",
  feedback_screenshot: "feedback/",
} as const satisfies Record<FilePurpose, string>;

/** The store key of a file's object. */
export function keyOfFile(purpose: FilePurpose, fileId: string): string {
  return `${pictureFolders[purpose]}${fileId}.${filePurposes[purpose].extension}`;
}

export const logoRoute = "/api/logos/";

/** Where the picture of a file is, on the portal's own origin; the same as long as there is that file. */
export function addressOfPicture(fileId: string): string {
  return `${logoRoute}${fileId}.png`;
}
