import {
  type CheckedPerson,
  type InviteResult,
  type ListedPerson,
  suggestAddresses,
} from "@cathedra/domain/groups";
import { classInvitationTexts } from "@cathedra/domain/messages";

/** A row of a list with its expected or actual result. */
export type ResultRow = ListedPerson & {
  /** The position of the row in the list, starting at 1. */
  readonly number: number;
  readonly result: InviteResult | "ready" | "mailFailed";
  /** The mail server's message when the mail failed. */
  readonly reason?: string | undefined;
  /** The address that was probably meant. */
  readonly suggestion?: string | undefined;
};

/** The rows before they are sent; `members` are the addresses of the group's people in lower case. */
export function previewRows(
  people: readonly CheckedPerson[],
  members: ReadonlySet<string>,
): readonly ResultRow[] {
  const suggestions = suggestAddresses(people.map(({ email }) => email));
  return people.map(({ verdict, ...person }, at) => ({
    ...person,
    number: at + 1,
    result: verdict === "ready" && members.has(person.email.toLowerCase()) ? "alreadyMember" : verdict,
    suggestion: suggestions[at],
  }));
}

export function resultRows(
  people: readonly CheckedPerson[],
  results: readonly InviteResult[],
): readonly ResultRow[] {
  return people.flatMap(({ email, firstName, lastName }, at) => {
    const result = results[at];
    return result === undefined ? [] : [{ email, firstName, lastName, number: at + 1, result }];
  });
}

/** The rows with the result of each mail that could not be delivered. */
export function withMailFailures(
  rows: readonly ResultRow[],
  failures: ReadonlyMap<string, string>,
): readonly ResultRow[] {
  return rows.map((row) => {
    const reason = row.result === "invited" ? failures.get(row.email) : undefined;
    return reason === undefined ? row : { ...row, result: "mailFailed", reason };
  });
}

export function resultText(result: ResultRow["result"]): string {
  if (result === "ready") return classInvitationTexts.ready;
  return result === "mailFailed" ? classInvitationTexts.mailFailed : classInvitationTexts.results[result];
}

/** The number of rows with each result as text: `25 invited · 2 duplicate`. */
export function tally(rows: readonly ResultRow[]): string {
  const order = [
    "ready",
    "invited",
    "mailFailed",
    "writtenLately",
    "optedOut",
    "alreadyMember",
    "alreadyInvited",
    "duplicate",
    "notAnAddress",
  ] as const;
  return order
    .map((result) => ({ result, count: rows.filter((row) => row.result === result).length }))
    .filter(({ count }) => count > 0)
    .map(({ result, count }) =>
      result === "mailFailed"
        ? classInvitationTexts.mailsFailed(count.toLocaleString("en"))
        : `${count.toLocaleString("en")} ${resultText(result).toLowerCase()}`,
    )
    .join(" · ");
}

/** The results of invited rows that need no further action. */
const known: ReadonlySet<InviteResult> = new Set(["alreadyMember", "alreadyInvited", "duplicate"]);

/** The result of a sent list, in one sentence. */
export function sentText(results: readonly InviteResult[]): string {
  const count = results.filter((result) => result === "invited").length;
  if (count > 0) return classInvitationTexts.invited(count);
  return results.every((result) => known.has(result))
    ? classInvitationTexts.nobodyNew
    : classInvitationTexts.nobodyMailed;
}
