import type { FeedbackState } from "../reports/feedback-facts.ts";

/** What people read where they report a problem, and where staff reads what they reported. */
export const feedbackTexts = {
  action: "Report a problem",
  explanation: "Say what went wrong, or what you miss. The people who run the portal read it.",
  name: "Name",
  email: "E-mail address",
  emailHelp: "Where an answer goes.",
  /** Word for word (G.028). */
  description: "Description (Required)",
  descriptionHelp: "What did you do, what happened, and what did you expect? Leave out names of patients.",
  /** Word for word (G.030). */
  sent: "Thank you for your report!",
  /** Word for word (G.029). */
  failed: "Failed to send feedback. Please try again.",
  pictureFailed: "The picture could not be uploaded. Try again, or remove it and send the report without it.",
  tooMany: "You have sent many reports within an hour. Please try again later.",
  send: "Send report",
  sentAlong: "What is sent along",
  screenshot: "Screenshot",
  takeScreenshot: "Take a screenshot",
  choosePicture: "Choose a picture",
  pastePicture: "You can paste a picture, too.",
  blackOut: "Drag over what nobody should see to black it out.",
  blackOutWhole: "Black out the middle",
  takeBackBlack: "Take back",
  removePicture: "Remove picture",
  notTaken: "No screenshot was taken.",
  notAPicture: "This is no picture that the browser can show.",
  quote: "Quote this number:",
  title: "Feedback",
  adminExplanation: "What people reported: with what was on their screen, and the request that failed.",
  none: "No feedback",
  noneYet: "Nobody has reported a problem yet.",
  saved: "Feedback was saved",
  saveFailed: "The feedback was not saved. Please try again.",
  answer: "Answer by e-mail",
  noteLabel: "Internal note",
  noteHelp: "For staff alone.",
  gone: "This report does not exist any more.",
  serviceTag: "Service tag",
  sentOn: "Sent on",
  account: "Account",
  accountGone: "No longer there",
} as const;

export const feedbackStateLabels: Readonly<Record<FeedbackState, string>> = {
  new: "New",
  in_work: "In work",
  done: "Done",
};

/** What people read of requests that failed. */
export const failedRequestTexts = {
  title: "Failed requests",
  explanation:
    "What the portal could not do or refused in the last 30 days: who asked, when, and how it ended. Never what was sent.",
  none: "No failed requests found",
  noneYet: "No request failed in the last 30 days.",
  nobody: "Not signed in",
  everybody: "Show everybody's",
  allCustomers: "Show all customers'",
  unknown: "not known",
  ofPerson: "Failed requests of this person",
  ofCustomer: "Failed requests",
} as const;
