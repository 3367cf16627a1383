import { searchWords } from "@cathedra/domain";
import { useEffect, useMemo, useState } from "react";
import type { Viewer } from "../../shell/use-viewer.ts";
import { actAmong, actIn, type NamedAct, withActs } from "./acts.ts";
import { pagesOf } from "./find-pages.ts";
import { type FoundByServer, foundByServer, isLongEnough } from "./found-by-server.ts";
import { ownThings } from "./own-things.ts";
import { matching, ranked, rankOf } from "./rank.ts";
import { type Found, type FoundKind, foundKinds } from "./search-result.ts";

/** The portal is queried after a pause in typing of this length, in milliseconds. */
const pauseMs = 150;
const mostOfKind = 6;
/** The maximum length of a searched text, which the portal imposes; a longer text is cut to its beginning. */
const mostLetters = 100;

export type FoundSection = { readonly kind: FoundKind; readonly items: readonly Found[] };

export type Search = {
  /** Whether the text is too short for the lists of the portal. */
  readonly isTooShort: boolean;
  /** The best matches of each kind, the kind with the best match first. */
  readonly sections: readonly FoundSection[];
  readonly isSearching: boolean;
  /** Whether a part of the search failed. */
  readonly hasFailed: boolean;
  /** What to type after an action that needs a name; undefined for any other text. */
  readonly prompt: string | undefined;
  /** Whether records may be missing that have the text inside of a word. */
  readonly isByWordStarts: boolean;
};

type Answer = FoundByServer & { readonly text: string; readonly hasFailed: boolean };
const noAnswer: Answer = { text: "", found: [], isByWordStarts: false, hasFailed: false };

/** Searches the pages and the person's own things in the browser at once, and the lists of the portal after a pause. */
export function useSearch(text: string, viewer: Viewer): Search {
  const pages = useMemo(() => pagesOf(viewer), [viewer]);
  const reconnections = useReconnections();
  const own = useOwnThings(reconnections);
  // For a text such as "Give hours to Maya", only "Maya" is searched.
  const begun = actIn(text, viewer);
  const asked = Array.from((begun?.name ?? text).trim())
    .slice(0, mostLetters)
    .join("")
    .trim();
  const answer = useServerAnswer(asked, viewer, reconnections);
  // A text such as "maya hours" may be an action or a name, so both are searched.
  const among = begun === undefined ? actAmong(asked, viewer) : undefined;
  const named = useServerAnswer(among?.name ?? "", viewer, reconnections);
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
  return {
    sections:
      begun === undefined
        ? withActFirst(
            inSections([...local, ...served], words).map(({ kind, items }) => ({
              kind,
              items: withActs(kind, items, viewer),
            })),
            among?.act,
            matching(named.found, searchWords(among?.name ?? "")),
          )
        : [
            {
              kind: begun.act.kind,
              items: served
                .filter(({ kind }) => kind === begun.act.kind)
                .slice(0, mostOfKind)
                .map(begun.act.to),
            },
          ],
    prompt: begun?.act.prompt,
    isTooShort: !isLongEnough(asked),
    isSearching:
      (isOld && isLongEnough(asked)) ||
      (among !== undefined && named.text !== among.name && isLongEnough(among.name)) ||
      own.isLoading,
    hasFailed: own.hasFailed || (answer.hasFailed && !isOld),
    isByWordStarts: answer.isByWordStarts && !isOld,
  };
}

/** How many people or groups an action that is typed after their name is offered for. */
const mostActs = 3;

/** The sections, begun by that of the action with the best matches for its name. */
function withActFirst(
  sections: readonly FoundSection[],
  act: NamedAct | undefined,
  named: readonly Found[],
): readonly FoundSection[] {
  const acts =
    act === undefined
      ? []
      : named
          .filter(({ kind }) => kind === act.kind)
          .slice(0, mostActs)
          .map(act.to);
  if (act === undefined || acts.length === 0) return sections;
  const { kind } = act;
  const others = sections.find((section) => section.kind === kind)?.items ?? [];
  const more = others.filter(({ id }) => acts.every((each) => each.id !== id));
  return [{ kind, items: [...acts, ...more] }, ...sections.filter((section) => section.kind !== kind)];
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

function useOwnThings(reconnections: number) {
  const [own, setOwn] = useState<{
    readonly found: readonly Found[];
    readonly isLoading: boolean;
    readonly hasFailed: boolean;
  }>({ found: [], isLoading: true, hasFailed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when the browser is online again
  useEffect(() => {
    let isGone = false;
    ownThings().then(
      (found) => !isGone && setOwn({ found, isLoading: false, hasFailed: false }),
      () => !isGone && setOwn({ found: [], isLoading: false, hasFailed: true }),
    );
    return () => {
      isGone = true;
    };
  }, [reconnections]);
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
