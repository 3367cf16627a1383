/** What other rooms of the API may use of this one. */
export { fileRoutes } from "./file-routes.ts";
export { adoptFile, releaseFile } from "./ownership.ts";
export { addressOfPicture } from "./pictures.ts";
export { sweepFiles } from "./sweep-files.ts";
