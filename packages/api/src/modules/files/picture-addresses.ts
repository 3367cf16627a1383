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

/** The address of a file's picture on the portal's own origin; it does not change while the file exists. */
export function addressOfPicture(fileId: string): string {
  return `${logoRoute}${fileId}.png`;
}
