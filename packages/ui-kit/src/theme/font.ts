import latin from "./fonts/inter-latin-5.3.0.woff2?url";

/** The address of the file with the Latin letters, for pages that fetch it before the styles that name it. */
export const fontAddress: string = latin;
