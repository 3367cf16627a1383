/** The purposes of uploaded files, with the type and size that each allows. */
export const filePurposes = {
  /** The picture of a learning space (5.030). */
  learning_space_logo: { contentType: "image/png", extension: "png", maxBytes: 500_000, maxSide: 4_096 },
  /** The screenshot of a person who reports a problem (G.028). */
  feedback_screenshot: { contentType: "image/png", extension: "png", maxBytes: 5_000_000, maxSide: 4_096 },
} as const;

export type FilePurpose = keyof typeof filePurposes;

export function isFilePurpose(text: unknown): text is FilePurpose {
  return typeof text === "string" && Object.hasOwn(filePurposes, text);
}
