/** Long work of any kind, as its part on a page says it. */
export const operationTexts = {
  cancel: "Cancel",
  tryAgain: "Try again",
  cancelling: "Stopping as soon as possible.",
  goneOn: "This is already running.",
  /** `duration` is a text such as “2 min”. */
  usual: (duration: string) => `Usually takes ${duration}.`,
} as const;
