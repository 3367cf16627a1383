/** The texts of the dialogs in which a confirmation is withdrawn, asked back, or given in an attending's stead. */
export const confirmationDialogTexts = {
  confirmInStead: "Confirm in the attending's stead",
  askToReopen: "Ask to reopen",
  askAnew: "Edit your request",
  askAnewDialog: {
    title: "Edit your request",
    explanation: "Your attending is notified again, with the new text.",
    label: "Why it needs to be changed",
    save: "Ask",
  },
  askDialog: {
    title: "Ask to reopen the record",
    explanation: "Your attending is notified and can withdraw the confirmation. Nothing changes until then.",
    label: "Why it needs to be changed",
    save: "Ask",
  },
  reopenDialog: {
    title: "Reopen the record",
    explanation:
      "The confirmation is withdrawn. The trainee can change the record, and it has to be confirmed again.",
    label: "What needs correcting",
    save: "Reopen",
  },
  reopened: "The record is open again.",
  asked: "Your attending has been asked to reopen the record.",
  inSteadDialog: {
    title: "Confirm in the attending's stead",
    explanation:
      "No attending can confirm this record. It is shown everywhere as confirmed by an administrator, with your name and this reason, and it is locked until you reopen it.",
    label: "Why you confirm it, and how you know that it is right",
    save: "Confirm",
  },
  confirmedInStead: "The record is confirmed in the attending's stead.",
} as const;
