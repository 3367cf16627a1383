/** The texts about a new address of an attending that waits for its owner's yes, for administrators. */
export const newAddressTexts = {
  asked: (email: string): string =>
    `${email} has been sent a mail. The address is used once its owner says yes.`,
  waits: (email: string, day: string, by: string | null): string =>
    `New address ${email} has waited for a yes since ${day}${by === null ? "" : `, asked by ${by}`}.`,
  accepted: (email: string, day: string): string => `New address ${email} said yes and is asked from ${day}.`,
  takeBack: (name: string): string => `Take back the new address of ${name}`,
  takeBackTitle: "Take back the new address?",
  takeBackLabel: "Take back the address",
  takeBackEffect:
    "The links in the mails to both addresses stop working, and the present address is still asked. A new mail can be sent after an hour.",
  takenBack: "New address taken back.",
} as const;

/** The texts of the page that the link of a mail about a change of address opens; it needs no account. */
export const attendingAddressTexts = {
  title: "Address of an attending",
  loading: "Loading the change",
  unknown:
    "This link is no longer valid. The change was answered, taken back or replaced, or its time is over.",
  tooMany: (minutes: number): string =>
    `Too many links that are not valid. Try again in ${minutes === 1 ? "1 minute" : `${minutes} minutes`}.`,
  failed: "The portal could not be reached. Please try again.",
  tryAgain: "Try again",
  new: {
    question: (name: string): string => `Is this address yours, ${name}?`,
    about: (institution: string, by: string, day: string): string =>
      `${by} of ${institution} asked on ${day} to use the address at which you got the mail for this attending.`,
    effect:
      "With your yes, trainees' records that name this attending ask you to confirm them. If you are not this person, answer no.",
    yes: "Yes, this is my address",
    no: "No, this is not my address",
    answered: (day: string): string => `You said yes on ${day}.`,
  },
  present: {
    question: (name: string): string => `Is your address to change, ${name}?`,
    about: (institution: string, by: string, day: string): string =>
      `${by} of ${institution} asked on ${day} to replace the address at which you got the mail with another one.`,
    effect:
      "The other address then confirms the records that wait for you. What you have confirmed stays as it is. If you did not want this, object.",
    yes: "Agree",
    no: "Object",
    answered: (day: string): string => `You agreed on ${day}.`,
  },
  somebody: "An administrator",
  expires: (day: string): string => `The link works until ${day}.`,
  from: (day: string): string =>
    `The new address is asked from ${day}, or earlier if the present address agrees.`,
  fromUnlessObjection: (day: string): string =>
    `The other address has said yes and is asked from ${day} unless you object.`,
  fromWithoutMore: (day: string): string => `The new address is asked from ${day}.`,
  waitsForNew: "The change waits for the yes of the new address.",
  ended: "The change has ended. Nothing was changed.",
  changed: "The address has changed. The new address is asked from now on.",
  taken:
    "Another attending of the list has this address now, so nothing was changed. Tell the administrators of the logbook.",
  onward: "Go to the records to confirm",
} as const;
