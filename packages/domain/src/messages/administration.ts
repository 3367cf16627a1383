const records = (count: number): string => (count === 1 ? "1 record" : `${count} records`);

/** The texts of the administration (9.003, 7.086-7.106, X107). */
export const administrationTexts = {
  /** Shown to people without any of the six roles (9.003). */
  noRights: "You do not have the necessary rights to view this page.",
  /** The person has a role, but nothing that it gives access to exists yet. */
  nothingToAdminister: "There is nothing for your role here yet.",
  noAccounts: "You do not administer any account's logbook.",
  chooseAccount: "Choose an account first.",

  attendingAdded: "Attending added.",
  attendingChanged: "Attending changed.",
  attendingRemoved: "Attending removed.",
  attendingsMerged: "Attendings merged.",
  hospitalAdded: "Hospital added.",
  hospitalChanged: "Hospital changed.",
  hospitalRemoved: "Hospital removed.",
  hospitalsMerged: "Hospitals merged.",

  removeEntry: (name: string, count: number): string =>
    count === 0
      ? `${name} will no longer be offered. No record uses it.`
      : `${name} will no longer be offered for new records. The ${records(count)} that ${
          count === 1 ? "uses" : "use"
        } it keep${count === 1 ? "s" : ""} the name. Adding the same name again brings it back.`,
  noAddressYet:
    "Leave empty until the person is verified. The address gives the right to confirm records, once its owner has said yes by the link in a mail.",
  newAttendingAddress:
    "Leave empty until the person is verified. The address gives the right to confirm records.",
  otherAddress:
    "A new address waits until its owner says yes by the link in a mail. The present address is asked until then; it is told at once and can object for 7 days.",
  mergeEntries: (from: string, into: string, count: number): string =>
    count === 0
      ? `${from} has no records. It will be removed from the list, and ${into} stays. This cannot be undone.`
      : `${records(count)} of ${from} will belong to ${into}, and ${from} will be removed from the list. This cannot be undone.`,
  whoseAddress: "Whose e-mail address stays?",
  addressAfterMerge:
    "The other address is told by mail. It can still confirm the records that named it before.",
  mergeNothing: "Choose the one to keep.",
  /** Shown when a hospital is renamed to the name of an existing one, before the effects of the merge (7.106, X85, X107). */
  nameOfAnother: (name: string): string => `There is already a hospital with the name ${name}.`,
} as const;
