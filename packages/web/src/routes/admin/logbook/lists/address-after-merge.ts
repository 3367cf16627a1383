import { emailKey } from "@cathedra/domain";
import type { Entry } from "./entry.ts";

type Pair = readonly [from: Entry, into: Entry];

/** The entries of a merge whose addresses differ, the one whose name stays first; none if there are not two addresses. */
export function addressesToChoose([from, into]: Pair): readonly Entry[] {
  const [gone, kept] = [makeKey(from), makeKey(into)];
  return gone === "" || kept === "" || gone === kept ? [] : [into, from];
}

/** The entry whose address stays, as far as nothing was chosen: the one whose name stays, unless only the other has an address. */
export function addressAfterMerge([from, into]: Pair, chosen: string | null): string {
  if (chosen === from.id || chosen === into.id) return chosen;
  return makeKey(into) === "" && makeKey(from) !== "" ? from.id : into.id;
}

function makeKey({ email }: Entry): string {
  return emailKey(email ?? "");
}
