import * as v from "valibot";
import {
  addressChangedFacts,
  addressChangedLetter,
  addressChangeFacts,
  addressChangeLetter,
  attendingAddressFacts,
  attendingAddressLetter,
  newAddressFacts,
  newAddressLetter,
} from "./attending-address.ts";
import { confirmationDigestFacts, confirmationDigestLetter } from "./confirmation-digest.ts";
import { dataExportReadyFacts, dataExportReadyLetter } from "./data-export-ready.ts";
import { groupInvitationFacts, groupInvitationLetter } from "./group-invitation.ts";
import type { Letter, LetterHead } from "./letter.ts";
import { notificationDigestFacts, notificationDigestLetter } from "./notification-digest.ts";
import { reminderFacts, reminderLetter } from "./reminder.ts";
import { stationSignInFacts, stationSignInLetter } from "./station-sign-in.ts";
import { weekFiguresFacts, weekFiguresLetter } from "./week-figures.ts";

function mailKind<Facts extends v.GenericSchema>(
  facts: Facts,
  write: (facts: v.InferOutput<Facts>, head: LetterHead) => Letter,
) {
  const read = (value: unknown, head: LetterHead): Letter | undefined => {
    const known = v.safeParse(facts, value);
    return known.success ? write(known.output, head) : undefined;
  };
  return { facts, read };
}

/** All kinds of mail: their facts and their letters. */
const kinds = {
  addressChange: mailKind(addressChangeFacts, addressChangeLetter),
  addressChanged: mailKind(addressChangedFacts, addressChangedLetter),
  attendingAddress: mailKind(attendingAddressFacts, attendingAddressLetter),
  confirmationDigest: mailKind(confirmationDigestFacts, confirmationDigestLetter),
  dataExportReady: mailKind(dataExportReadyFacts, dataExportReadyLetter),
  groupInvitation: mailKind(groupInvitationFacts, groupInvitationLetter),
  newAddress: mailKind(newAddressFacts, newAddressLetter),
  notificationDigest: mailKind(notificationDigestFacts, notificationDigestLetter),
  reminder: mailKind(reminderFacts, reminderLetter),
  stationSignIn: mailKind(stationSignInFacts, stationSignInLetter),
  weekFigures: mailKind(weekFiguresFacts, weekFiguresLetter),
} as const;

export type MailKind = keyof typeof kinds;

/** The facts of each kind of mail. */
export type MailFacts = { readonly [Kind in MailKind]: v.InferOutput<(typeof kinds)[Kind]["facts"]> };

/** The letter of a stored mail; undefined if its kind or facts are unknown. */
export function getLetter(kind: string, facts: unknown, head: LetterHead): Letter | undefined {
  return isMailKind(kind) ? kinds[kind].read(facts, head) : undefined;
}

function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(kinds, kind);
}
