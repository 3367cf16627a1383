import type { FilePurpose } from "@cathedra/domain/files";

/** The pictures that everybody may see, each purpose in its folder of the store. */
export const pictureFolders = { learning_space_logo: "logos/" } as const satisfies Partial<
  Record<FilePurpose, string>
>;

export const logoRoute = "/api/logos/";

/** Where the picture of a file is, on the portal's own origin; the same as long as there is that file. */
export function addressOfPicture(fileId: string): string {
  return `${logoRoute}${fileId}.png`;
}
