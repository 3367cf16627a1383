import * as v from "valibot";
import { groupInvitationFacts, groupInvitationLetter } from "./group-invitation.ts";
import type { Letter, LetterHead } from "./letter.ts";

/** Every kind of mail: what it has to know, and what it says. */
const kinds = {
  groupInvitation: { facts: groupInvitationFacts, write: groupInvitationLetter },
} as const;

export type MailKind = keyof typeof kinds;

/** What a mail of each kind has to know. */
export type MailFacts = { readonly [Kind in MailKind]: v.InferOutput<(typeof kinds)[Kind]["facts"]> };

/** The letter of a mail that was kept; undefined where nobody knows (any more) what it is about. */
export function letterOf(kind: string, facts: unknown, head: LetterHead): Letter | undefined {
  if (!isMailKind(kind)) return undefined;
  const known = v.safeParse(kinds[kind].facts, facts);
  return known.success ? kinds[kind].write(known.output, head) : undefined;
}

function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(kinds, kind);
}
