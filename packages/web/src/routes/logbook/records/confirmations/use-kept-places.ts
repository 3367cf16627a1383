import { fullName } from "@cathedra/domain";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ConfirmationCards_page$data } from "../../../../__generated__/ConfirmationCards_page.graphql.ts";
import { showDay } from "../../../../format/dates.ts";

type Listed = ConfirmationCards_page$data["records"][number];

/** The facts of a record that has left the list, which are still shown although the store may have dropped the record. */
export type ShownFacts = {
  readonly id: string;
  readonly procedure: string;
  readonly day: string;
  readonly trainee: string;
};

/** Milliseconds without an answer or scrolling after which answered records fold: longer than a double press takes. */
const calmMs = 700;

/**
 * The records in the order in which they were first shown, also those that have left the list since: each keeps its place until
 * `forget`, so that a second press never meets another record. Its height folds to one line once the page is calm.
 */
export function useKeptPlaces(
  listed: readonly Listed[],
  isOpen: (id: string) => boolean,
  list: RefObject<HTMLUListElement | null>,
) {
  const [kept, setKept] = useState<readonly ShownFacts[]>([]);
  const added = listed.filter(({ id }) => !kept.some((record) => record.id === id));
  const places = added.length === 0 ? kept : [...kept, ...added.map(factsOf)];
  if (places !== kept) setKept(places);
  const heights = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    for (const item of itemsOf(list.current).filter(isOpenItem))
      heights.current.set(item.dataset.id ?? "", item.offsetHeight);
  });
  const answered = places.flatMap(({ id }) => (isOpen(id) ? [] : [id])).join();
  useEffect(() => {
    if (answered === "") return;
    const fold = () => {
      for (const [id, height] of foldAbove(itemsOf(list.current))) heights.current.set(id, height);
    };
    let timer = setTimeout(fold, calmMs);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(fold, calmMs);
    };
    window.addEventListener("scroll", wait, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", wait);
    };
  }, [answered, list]);
  return {
    places,
    heightOf: (id: string): number => heights.current.get(id) ?? 0,
    forget: (isGone: (id: string) => boolean) => setKept((before) => before.filter(({ id }) => !isGone(id))),
  };
}

/** The places of the records, as they are on the page. */
export function itemsOf(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(":scope > li[data-id]") ?? [])];
}

export function isOpenItem({ dataset }: HTMLElement): boolean {
  return dataset.answered === undefined;
}

/**
 * Folds answered records to their line, as far as the page can be scrolled up by the same height: what follows stays where it is in
 * the window. After the last open record nothing that is answered by a press follows, and all of the height is given back.
 *
 * @returns The height that each of them keeps.
 */
function foldAbove(items: readonly HTMLElement[]): ReadonlyMap<string, number> {
  const kept = new Map<HTMLElement, number>();
  const before = window.scrollY;
  let room = before;
  for (const [index, item] of items.entries()) {
    if (isOpenItem(item)) continue;
    const line = item.firstElementChild?.getBoundingClientRect().height ?? 0;
    const spare = Math.max(0, item.getBoundingClientRect().height - line);
    const isFollowed = items.slice(index + 1).some(isOpenItem);
    const given = isFollowed ? Math.min(spare, room) : spare;
    if (isFollowed) room -= given;
    kept.set(item, line + spare - given);
  }
  for (const [item, height] of kept) item.style.minHeight = `${height}px`;
  if (room < before) window.scrollTo({ top: room, behavior: "instant" });
  return new Map([...kept].map(([item, height]) => [item.dataset.id ?? "", height]));
}

function factsOf({ id, procedure, dateOfProcedure, createdBy }: Listed): ShownFacts {
  return {
    id,
    procedure: procedure.name,
    day: showDay(dateOfProcedure),
    trainee: fullName({ firstName: createdBy?.first_name ?? "", lastName: createdBy?.last_name ?? "" }),
  };
}
