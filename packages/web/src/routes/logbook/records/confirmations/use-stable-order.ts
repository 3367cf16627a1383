import { useState } from "react";
import type { ListedRecord } from "./ConfirmationRow.tsx";

/**
 * The records in the order in which they were first shown, also those that have left the list since: each keeps its place until
 * `forget`, so that nothing moves under the reader, and a second press never meets another record.
 */
export function useStableOrder(listed: readonly ListedRecord[]) {
  const [kept, setKept] = useState<readonly ListedRecord[]>([]);
  const places = [
    ...kept.map((record) => listed.find(({ id }) => id === record.id) ?? record),
    ...listed.filter(({ id }) => !kept.some((record) => record.id === id)),
  ];
  if (places.length !== kept.length || places.some((record, index) => record !== kept[index]))
    setKept(places);
  return {
    places,
    forget: (isGone: (id: string) => boolean) => setKept((before) => before.filter(({ id }) => !isGone(id))),
  };
}
