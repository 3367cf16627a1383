import { emailKey, isEmail } from "../email.ts";

export const classListLimits = {
  people: 2000,
  name: 100,
} as const;

/** A person on a list as it was pasted; nothing has been checked. */
export type ListedPerson = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** The result of a row of a class list; the first two need only the list itself, the others need the portal's data. */
export const inviteResults = [
  "notAnAddress",
  "duplicate",
  "alreadyMember",
  "alreadyInvited",
  "invited",
  "writtenLately",
  "optedOut",
] as const;
export type InviteResult = (typeof inviteResults)[number];

/** A row as its list alone tells: `ready` is for the portal to look at. */
export type CheckedPerson = ListedPerson & { readonly verdict: "ready" | "notAnAddress" | "duplicate" };

/**
 * Checks the rows of a class list, with normalised addresses and names. Of two rows with the same address the first counts.
 * Used both before the list is sent and when it is received.
 */
export function checkClassList(people: readonly ListedPerson[]): readonly CheckedPerson[] {
  const seen = new Set<string>();
  return people.map((person) => {
    const email = emailKey(person.email);
    const judged = { email, firstName: oneLine(person.firstName), lastName: oneLine(person.lastName) };
    if (!isMailable(email)) return { ...judged, email: oneLine(person.email), verdict: "notAnAddress" };
    if (seen.has(email)) return { ...judged, verdict: "duplicate" };
    seen.add(email);
    return { ...judged, verdict: "ready" };
  });
}

/** An address without anything that a mail server could read as more than one. */
function isMailable(email: string): boolean {
  return isEmail(email) && !/[\p{Cc}\p{Cf}"()[\]\\:]/u.test(email);
}

function oneLine(text: string): string {
  const line = text
    .normalize("NFC")
    .replace(/[\p{Surrogate}\p{Bidi_Control}]/gu, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  // If the limit cuts a character in half, the remaining half is removed.
  return line.slice(0, classListLimits.name).replace(/\p{Surrogate}$/u, "");
}
