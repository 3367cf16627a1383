import { useState } from "react";
import { type ListView, toSearchParams } from "../../record-list/list-view.ts";
import { type DoomedRecord, useDeleteRecord } from "./use-delete-record.ts";

/** The number of frames for which a closing dialog may keep the focus, or the new element may be missing. */
const maxFrames = 300;

/**
 * Deletes records from the list: a row requests it, a dialog asks for confirmation, and the list of the answer is shown (7.048).
 * The focus moves to the row that takes the place of the deleted one.
 */
export function useRowDeletion<Row extends DoomedRecord>(view: ListView, rows: readonly Row[]) {
  const [doomed, setDoomed] = useState<Row>();
  const deleteRecord = useDeleteRecord();
  const confirm = async () => {
    if (doomed === undefined) return;
    const index = rows.findIndex(({ id }) => id === doomed.id);
    const isGone = await deleteRecord(doomed, toSearchParams(view));
    if (isGone) focusWhenFree(() => rowLink(index));
  };
  return { doomed, ask: setDoomed, close: () => setDoomed(undefined), confirm };
}

/**
 * The link of the row, of the last row when there are fewer now, or the button for a new record. Null while the previous page
 * is loading because the last page has lost its only record.
 */
function rowLink(index: number): HTMLElement | null {
  if (document.querySelector("main table") === null) return null;
  const links = document.querySelectorAll<HTMLElement>("main tbody th a");
  return (
    links[Math.min(index, links.length - 1)] ?? document.querySelector<HTMLElement>("main a, main button")
  );
}

/** Focuses the element that `find` returns, as soon as it exists and no dialog holds the focus. */
function focusWhenFree(find: () => HTMLElement | null): void {
  let frames = 0;
  const focusIfFree = () => {
    frames += 1;
    const isHeld = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
    if (!isHeld && find() !== null) requestAnimationFrame(() => find()?.focus());
    else if (frames < maxFrames) requestAnimationFrame(focusIfFree);
  };
  requestAnimationFrame(focusIfFree);
}
