/** The page that the link in a mail about waiting records leads to; it needs no account. */
export const stopMailsTexts = {
  title: "No more mails to attendings",
  question:
    "You will get no more mails about records that wait for your confirmation, or about your address on a list of attendings. The records still wait for you in the portal.",
  stop: "Stop these mails",
  stopped: "Done. You get no more of these mails. You can turn them on again on the Confirmations page.",
  unknown: "This link is not valid. Open the link in your latest mail.",
  failed: "The portal could not be reached. Please try again.",
  onward: "Go to the records",
} as const;
