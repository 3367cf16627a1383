import { useEffect, useMemo, useState } from "react";
import type { Viewer } from "../../shell/use-viewer.ts";
import { pagesOf } from "./find-pages.ts";
import { type Found, type FoundKind, foundKinds } from "./found.ts";
import { fewestLetters, foundByServer } from "./found-by-server.ts";
import { ownThings } from "./own-things.ts";
import { matching, ranked, rankOf, wordsOf } from "./rank.ts";

/** The portal is queried after a pause in typing of this length, in milliseconds. */
const pauseMs = 150;
const mostOfKind = 6;
/** The portal refuses longer texts; who pastes a page is found what its beginning finds. */
const mostLetters = 100;

export type FoundSection = { readonly kind: FoundKind; readonly items: readonly Found[] };

export type Search = {
  /** The best matches of each kind, the kind with the best match first. */
  readonly sections: readonly FoundSection[];
  readonly isSearching: boolean;
  /** Whether a part of the search failed. */
  readonly hasFailed: boolean;
};

type Answer = { readonly text: string; readonly found: readonly Found[]; readonly hasFailed: boolean };

/** Searches the pages and the person's own things in the browser at once, and the lists of the portal after a pause. */
export function useSearch(text: string, viewer: Viewer): Search {
  const pages = useMemo(() => pagesOf(viewer), [viewer]);
  const own = useOwnThings();
  const asked = Array.from(text.trim()).slice(0, mostLetters).join("").trim();
  const answer = useServerAnswer(asked, viewer);
  const words = wordsOf(text);
  if (words.length === 0) return { sections: [], isSearching: false, hasFailed: false };
  const isOld = answer.text !== asked;
  // Results of the previous text stay while they still match, so that the list does not flicker with each letter.
  const served = isOld ? matching(answer.found, words) : ranked(answer.found, words);
  const local = matching([...pages, ...own.found], words);
  return {
    sections: inSections([...local, ...served], words),
    isSearching: (isOld && asked.length >= fewestLetters) || own.isLoading,
    hasFailed: own.hasFailed || (answer.hasFailed && !isOld),
  };
}

function inSections(found: readonly Found[], words: readonly string[]): readonly FoundSection[] {
  const kinds = Object.keys(foundKinds) as readonly FoundKind[];
  const best = (items: readonly Found[]) => Math.min(...items.map((item) => rankOf(item, words)));
  return kinds
    .map((kind) => ({
      kind,
      items: ranked(
        found.filter((item) => item.kind === kind),
        words,
      ).slice(0, mostOfKind),
    }))
    .filter(({ items }) => items.length > 0)
    .toSorted((one, other) => best(one.items) - best(other.items));
}

function useOwnThings() {
  const [own, setOwn] = useState<{
    readonly found: readonly Found[];
    readonly isLoading: boolean;
    readonly hasFailed: boolean;
  }>({ found: [], isLoading: true, hasFailed: false });
  useEffect(() => {
    let isGone = false;
    ownThings().then(
      (found) => !isGone && setOwn({ found, isLoading: false, hasFailed: false }),
      () => !isGone && setOwn({ found: [], isLoading: false, hasFailed: true }),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return own;
}

function useServerAnswer(text: string, viewer: Viewer): Answer {
  const [answer, setAnswer] = useState<Answer>({ text: "", found: [], hasFailed: false });
  useEffect(() => {
    if (text.length < fewestLetters) return;
    let isGone = false;
    const timer = setTimeout(() => {
      foundByServer(text, viewer).then(
        (found) => !isGone && setAnswer({ text, found, hasFailed: false }),
        () => !isGone && setAnswer({ text, found: [], hasFailed: true }),
      );
    }, pauseMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [text, viewer]);
  return answer;
}
