/** The texts of the page on which people request and download everything about them. */
export const personalDataTexts = {
  title: "Your data",
  explanation:
    "Everything that the portal has about you, as one ZIP file: pages to read and print, and JSON files for programs.",
  contents:
    "Your account, logbook, simulator runs with their pictures, progress, vouchers, events, notifications, sign-ins and more. Data of other people is left out.",
  request: "Request your data",
  requestAgain: "Request your data again",
  requestFailed: "Your data was not requested. Try again.",
  requested: "Your data was requested. You will get a mail when it is ready.",
  takes: "It usually takes a few minutes. You can leave this page.",
  next: (moment: string): string => `You can request it again from ${moment}.`,
  ready: "Ready to download",
  readyFrom: (moment: string): string => `As of ${moment}`,
  readyUntil: (moment: string): string => `Available until ${moment}, then it is deleted.`,
  download: "Download your data",
  downloadFailed: "The download did not start. Try again.",
  private:
    "Only you can download it, and only while you are signed in. Keep the file as private as your account.",
  none: "You have no file to download.",
  exporting: "Export of your data",
  loading: "Loading your exports",
  cardText: "Download everything that the portal has about you.",
  cardLink: "Open your data",
  fileName: (day: string): string => `your-data-${day}.zip`,
} as const;
