/** The texts of linked systems (13.015-13.024). */
export const systemTexts = {
  /** The specification gives this text word for word (13.020). */
  loading: "Loading...",
  /** The specification gives this text word for word (13.021). */
  loadFailed: "Error loading systems",
  /** The specification gives this text word for word (13.022). */
  addFailed: "Failed to add system. Please try again.",
  /** Pins are not checked for this long, not even right ones. */
  locked: (wait: string): string => `Too many wrong pins were tried. Try again in ${wait}.`,
  none: "No system is linked to you yet.",
  howTo:
    "A linked system lets you download and install its software updates. Its pin is shown on its screen.",
  howToElsewhere:
    "A linked system lets you download and install its software updates. You are not at a system now: to add one, open Your Profile, Systems in the system's own browser, and type the pin that its screen shows.",
  added: (serviceTag: string): string => `System ${serviceTag} is linked to you.`,
  removed: (serviceTag: string): string => `System ${serviceTag} is no longer linked to you.`,
  removeFailed: "The system could not be removed. Please try again.",
  restored: (serviceTag: string): string => `System ${serviceTag} is linked to you again.`,
} as const;
