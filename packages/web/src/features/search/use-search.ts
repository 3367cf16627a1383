import { searchWords } from "@cathedra/domain";
import { useEffect, useMemo, useState } from "react";
import type { Viewer } from "../../shell/use-viewer.ts";
import { actAmong, actIn, type NamedAct, withActions } from "./acts.ts";
import { getPages } from "./find-pages.ts";
import { type FoundByServer, foundByServer, isLongEnough } from "./found-by-server.ts";
import { kindInWords } from "./kind-in-words.ts";
import { ownThings } from "./own-things.ts";
import { getRank, matching, ranked } from "./rank.ts";
import { type Found, type FoundKind, foundKinds } from "./search-result.ts";

/** The portal is queried after a pause in typing of this length, in milliseconds. */
const pauseMs = 150;
const maxOfKind = 6;
/** The maximum length of a searched text, which the portal imposes; a longer text is cut to its beginning. */
const maxLetters = 100;

export type FoundSection = { readonly kind: FoundKind; readonly items: readonly Found[] };

export type Search = {
  /** Whether the text is too short for the lists of the portal. */
  readonly isTooShort: boolean;
  /** The best matches of each kind, the kind with the best match first. */
  readonly sections: readonly FoundSection[];
  readonly isSearching: boolean;
  /** Whether a part of the search failed. */
  readonly hasFailed: boolean;
  /** The hint for typing after an action that needs a name; undefined for any other text. */
  readonly prompt: string | undefined;
  /** Whether records may be missing that have the text inside of a word. */
  readonly isByWordStarts: boolean;
};

type Answer = FoundByServer & { readonly text: string; readonly hasFailed: boolean };
const noAnswer: Answer = { text: "", found: [], isByWordStarts: false, hasFailed: false };

/** Searches the pages and the person's own things in the browser at once, and the lists of the portal after a pause. */
export function useSearch(text: string, viewer: Viewer): Search {
  const pages = useMemo(() => getPages(viewer), [viewer]);
  const reconnections = useReconnections();
  const own = useOwnThings(viewer, reconnections);
  // For a text such as "Give hours to Maya", only "Maya" is searched.
  const begun = actIn(text, viewer);
  const asked = Array.from((begun?.name ?? text).trim())
    .slice(0, maxLetters)
    .join("")
    .trim();
  const answer = useServerAnswer(asked, viewer, reconnections);
  // A text such as "maya hours" may be an action or a name, so both are searched.
  const among = begun === undefined ? actAmong(asked, viewer) : undefined;
  // A text such as "EVAR course" may be a kind and a name, or a name that contains the word, so both are searched.
  const ofKind = begun === undefined && among === undefined ? kindInWords(searchWords(asked)) : undefined;
  const part = among?.name ?? ofKind?.words.join(" ") ?? "";
  const named = useServerAnswer(part, viewer, reconnections);
  const words = searchWords(begun?.name ?? text);
  if (words.length === 0)
    return {
      sections:
        begun === undefined || text.endsWith(" ")
          ? []
          : inSections(matching(pages, searchWords(text)), searchWords(text)),
      isTooShort: false,
      isSearching: false,
      hasFailed: false,
      isByWordStarts: false,
      prompt: begun?.act.prompt,
    };
  const isOld = answer.text !== asked;
  // Results of the previous text stay while they still match, so that the list does not flicker with each letter.
  const served = isOld ? matching(answer.found, words) : ranked(answer.found, words);
  const local = matching([...pages, ...own.found], words);
  const namedItems = matching([...own.found, ...named.found], searchWords(part));
  return {
    sections:
      begun === undefined
        ? [
            ...firstSections(namedItems, among?.act, ofKind?.kinds ?? []),
            ...inSections([...local, ...served], words).map(({ kind, items }) => ({
              kind,
              items: withActions(kind, items, viewer),
            })),
          ].reduce<readonly FoundSection[]>(withSection, [])
        : [
            {
              kind: begun.act.kind,
              items: served
                .filter(({ kind }) => kind === begun.act.kind)
                .slice(0, maxOfKind)
                .map(begun.act.to),
            },
          ],
    prompt: begun?.act.prompt,
    isTooShort: !isLongEnough(asked),
    isSearching:
      (isOld && isLongEnough(asked)) || (named.text !== part && isLongEnough(part)) || own.isLoading,
    hasFailed: own.hasFailed || (answer.hasFailed && !isOld),
    isByWordStarts: answer.isByWordStarts && !isOld,
  };
}

/** How many people or groups an action that is typed after their name is offered for. */
const maxActs = 3;

/** The sections of what is named beside an action or beside the words for kinds of things. */
function firstSections(
  named: readonly Found[],
  act: NamedAct | undefined,
  kinds: readonly FoundKind[],
): readonly FoundSection[] {
  const ofKind = (wanted: FoundKind) => named.filter(({ kind }) => kind === wanted);
  if (act !== undefined) return [{ kind: act.kind, items: ofKind(act.kind).slice(0, maxActs).map(act.to) }];
  return kinds.map((kind) => ({ kind, items: ofKind(kind).slice(0, maxOfKind) }));
}

/** The sections with another one, whose new items are added to the section of its kind if there is one. */
function withSection(
  sections: readonly FoundSection[],
  { kind, items }: FoundSection,
): readonly FoundSection[] {
  const present = sections.find((section) => section.kind === kind);
  if (items.length === 0) return sections;
  if (present === undefined) return [...sections, { kind, items }];
  const more = items.filter(({ id }) => present.items.every((each) => each.id !== id));
  return sections.map((section) =>
    section === present ? { kind, items: [...section.items, ...more] } : section,
  );
}

function inSections(found: readonly Found[], words: readonly string[]): readonly FoundSection[] {
  const kinds = Object.keys(foundKinds) as readonly FoundKind[];
  const best = (items: readonly Found[]) => Math.min(...items.map((item) => getRank(item, words)));
  return kinds
    .map((kind) => ({
      kind,
      items: ranked(
        found.filter((item) => item.kind === kind),
        words,
      ).slice(0, maxOfKind),
    }))
    .filter(({ items }) => items.length > 0)
    .toSorted((one, other) => best(one.items) - best(other.items));
}

/** A number that changes whenever the browser is online again, so that failed searches are repeated. */
function useReconnections(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const onOnline = () => setCount((before) => before + 1);
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, []);
  return count;
}

function useOwnThings(viewer: Viewer, reconnections: number) {
  const [own, setOwn] = useState<{
    readonly found: readonly Found[];
    readonly isLoading: boolean;
    readonly hasFailed: boolean;
  }>({ found: [], isLoading: true, hasFailed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when the browser is online again
  useEffect(() => {
    let isGone = false;
    ownThings(viewer).then(
      (found) => !isGone && setOwn({ found, isLoading: false, hasFailed: false }),
      () => !isGone && setOwn({ found: [], isLoading: false, hasFailed: true }),
    );
    return () => {
      isGone = true;
    };
  }, [viewer, reconnections]);
  return own;
}

function useServerAnswer(text: string, viewer: Viewer, reconnections: number): Answer {
  const [answer, setAnswer] = useState<Answer>(noAnswer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when the browser is online again
  useEffect(() => {
    if (!isLongEnough(text)) return;
    let isGone = false;
    const timer = setTimeout(() => {
      foundByServer(text, viewer).then(
        (found) => !isGone && setAnswer({ text, ...found, hasFailed: false }),
        () => !isGone && setAnswer({ ...noAnswer, text, hasFailed: true }),
      );
    }, pauseMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [text, viewer, reconnections]);
  return answer;
}
