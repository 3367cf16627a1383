import type { FeedbackState } from "../reports/feedback-facts.ts";

/** The texts of the feedback dialog, and of the pages where staff reads feedback. */
export const feedbackTexts = {
  action: "Report a problem",
  explanation: "Tell us what went wrong or what is missing. The people who run the portal read every report.",
  name: "Name",
  email: "E-mail address",
  emailHelp: "Where an answer goes.",
  /** The specification gives this text word for word (G.028). */
  description: "Description (Required)",
  descriptionHelp: "What did you do, what happened, and what did you expect? Leave out names of patients.",
  /** The specification gives this text word for word (G.030). */
  sent: "Thank you for your report!",
  /** The specification gives this text word for word (G.029). */
  failed: "Failed to send feedback. Please try again.",
  pictureFailed: "The picture could not be uploaded. Try again, or remove it and send the report without it.",
  tooMany: "You have sent many reports within an hour. Please try again later.",
  send: "Send report",
  sentAlong: "What is sent with it",
  screenshot: "Screenshot",
  takeScreenshot: "Take a screenshot",
  choosePicture: "Choose a picture",
  pastePicture: "You can also paste a picture.",
  blackOut: "Drag over anything private to black it out.",
  blackOutWhole: "Black out the middle",
  takeBackBlack: "Take back",
  removePicture: "Remove picture",
  notTaken: "No screenshot was taken.",
  notAPicture: "The browser cannot show this picture.",
  quote: "Quote this number:",
  title: "Feedback",
  none: "No feedback",
  noneYet: "No one has reported a problem yet.",
  saved: "Feedback was saved",
  saveFailed: "The feedback was not saved. Please try again.",
  answer: "Answer by e-mail",
  noteLabel: "Internal note",
  noteHelp: "For staff only.",
  gone: "This report no longer exists.",
  serviceTag: "Service tag",
  sentOn: "Sent on",
  account: "Account",
  accountGone: "No longer there",
} as const;

export const feedbackStateLabels: Readonly<Record<FeedbackState, string>> = {
  new: "New",
  in_work: "In progress",
  done: "Done",
};

/** The texts about failed requests. */
export const failedRequestTexts = {
  title: "Failed requests",
  explanation:
    "Requests that failed or were refused in the last 30 days: who, when and how they ended. Their content is never kept.",
  none: "No failed requests found",
  noneYet: "No request failed in the last 30 days.",
  nobody: "Not signed in",
  everybody: "Show everyone's",
  allCustomers: "Show all institutions'",
  unknown: "not known",
  ofPerson: "Failed requests of this person",
  ofCustomer: "Failed requests",
  numberOfRequest: "Request number",
  details: "Failed request",
  gone: "This request is not on this page of the list, or is no longer kept.",
  lookUp: "Look up this person",
} as const;
