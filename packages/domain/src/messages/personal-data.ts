/** The texts of the page on which people request and download everything about them. */
export const personalDataTexts = {
  title: "Your data",
  everything: "Everything about you",
  explanation:
    "Get everything that the portal has about you as one ZIP file, with pages to read and print, and JSON files for other programs.",
  contents:
    "It contains your account, logbook, simulator runs with their files, progress, vouchers, events, notifications, sign-ins and more. It does not contain what is about other people.",
  request: "Request your data",
  requestAgain: "Request your data again",
  requestFailed: "Your data was not requested. Try again.",
  requested: "Your data was requested.",
  takes: "It usually takes a few minutes. You can leave this page: you get a mail when it is ready.",
  next: (moment: string): string => `You can request your data again from ${moment}.`,
  ready: "Ready to download",
  readyFrom: (moment: string, size: string): string => `Your data as of ${moment}, ${size}.`,
  readyUntil: (moment: string): string => `You can download it until ${moment}. Then it is deleted.`,
  download: "Download your data",
  downloadFailed: "The download did not start. Try again.",
  private: "Only you can download it, while you are signed in. Store it as safely as your account.",
  exporting: "Export of your data",
  loading: "Loading your data",
  notLoaded: "Your data could not be loaded.",
  cardText: "Download everything that the portal has about you.",
  cardLink: "Go to your data",
  fileName: (day: string): string => `your-data-${day}.zip`,
} as const;
