import { fullName } from "@cathedra/domain";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { ConfirmationCards_page$data } from "../../../../__generated__/ConfirmationCards_page.graphql.ts";
import { showDay } from "../../../../format/dates.ts";

type Listed = ConfirmationCards_page$data["records"][number];

/** The facts that are still shown of a record that has left the list; the store may have dropped the rest. */
export type ShownFacts = {
  readonly id: string;
  readonly procedure: string;
  readonly day: string;
  readonly trainee: string;
};

/**
 * The records in the order in which they were first shown, also those that have left the list since: each keeps its place and its
 * height until `forget`, so that a second press never meets another record.
 */
export function useKeptPlaces(listed: readonly Listed[], list: RefObject<HTMLUListElement | null>) {
  const [kept, setKept] = useState<readonly ShownFacts[]>([]);
  const added = listed.filter(({ id }) => !kept.some((record) => record.id === id));
  const places = added.length === 0 ? kept : [...kept, ...added.map(factsOf)];
  if (places !== kept) setKept(places);
  const heights = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    for (const item of list.current?.querySelectorAll<HTMLElement>(":scope > li[data-id]") ?? []) {
      const { id = "" } = item.dataset;
      if (item.style.minHeight === "") heights.current.set(id, item.offsetHeight);
    }
  });
  return {
    places,
    heightOf: (id: string): number => heights.current.get(id) ?? 0,
    forget: (isGone: (id: string) => boolean) => setKept((before) => before.filter(({ id }) => !isGone(id))),
  };
}

function factsOf({ id, procedure, dateOfProcedure, createdBy }: Listed): ShownFacts {
  return {
    id,
    procedure: procedure.name,
    day: showDay(dateOfProcedure),
    trainee: fullName({ firstName: createdBy?.first_name ?? "", lastName: createdBy?.last_name ?? "" }),
  };
}
