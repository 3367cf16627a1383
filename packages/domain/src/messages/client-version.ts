/** The texts about a newer version of the desktop client. */
export const clientVersionTexts = {
  /** The specification gives this text word for word (1.022). */
  newer: "There is a newer version of the desktop app",
  download: (version: string): string => `Download version ${version}`,
  yours: (version: string): string => `You are using ${version}.`,
  /** Shown if there is no installer for the person's platform. */
  none: (version: string): string =>
    `Version ${version} is available. Ask the person responsible for this computer.`,
  later: "Remind me tomorrow",
} as const;
