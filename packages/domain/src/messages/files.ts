/** The texts about uploaded files. */
export const fileTexts = {
  /** The specification gives this text word for word (5.031). */
  logoTooLarge: "File size cannot be larger than 0.5 MB.",
  refused: {
    empty: "The file is empty.",
    not_png: "This is not a PNG picture. Save the picture as PNG and choose that file.",
    damaged: "This PNG picture is damaged or incomplete. Save it again as PNG and choose that file.",
    not_pdf: "This is not a PDF document. Save it as PDF and choose that file.",
    not_package: "This is not a package. Choose a .zip, .tar.gz, .deb, .msi or .exe file.",
    too_many_pixels: "This picture has too many pixels: at most 4,096 in width and in height.",
  },
  /** Shown when a signed link is invalid, has expired, or its target no longer exists. */
  invalidLink: "This link is not valid or has expired.",
  /** Shown to a person with too many unused uploads. */
  failed: "The file could not be uploaded. Please try again.",
} as const;

export type FileRefusalReason = keyof typeof fileTexts.refused;
