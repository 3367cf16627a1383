import type { KeyboardEvent } from "react";
import { focusFirst } from "../form/focus-first.ts";
import { type CaseColumn, caseColumns } from "./case-rows.ts";

/** A cell by the position of its row, starting at 0. */
export type CellPosition = { readonly row: number; readonly column: CaseColumn };

/** The cell that contains an element. */
export function getCell(target: EventTarget): CellPosition | undefined {
  if (!(target instanceof Element)) return undefined;
  const column = target.closest<HTMLElement>("[data-column]")?.dataset.column;
  const row = target.closest<HTMLElement>("[data-row]")?.dataset.row;
  const known = caseColumns.find((each) => each === column);
  return known === undefined || row === undefined ? undefined : { row: Number(row), column: known };
}

export function focusCell(within: ParentNode | null, { row, column }: CellPosition): void {
  focusFirst(within?.querySelector(`[data-row="${row}"] [data-column="${column}"]`) ?? null);
  // Selects the text as the Tab key would, so that typing replaces it.
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
}

/** The action of a key in a cell; undefined for a key that its control handles. */
export function actOfKey(
  event: KeyboardEvent,
  { row, column }: CellPosition,
  rowCount: number,
): { readonly kind: "focus"; readonly cell: CellPosition } | { readonly kind: "add" | "copy" } | undefined {
  const hasCtrl = event.ctrlKey || event.metaKey;
  const isTextCell = column === "procedureIndication";
  if (event.altKey || event.shiftKey || event.nativeEvent.isComposing || isListOpen(event.target))
    return undefined;
  switch (event.key) {
    case "Enter": {
      if (hasCtrl) return undefined;
      const next = caseColumns[caseColumns.indexOf(column) + 1];
      if (next !== undefined) return { kind: "focus", cell: { row, column: next } };
      const below: CellPosition = { row: row + 1, column: "dateOfProcedure" };
      return row + 1 < rowCount ? { kind: "focus", cell: below } : { kind: "add" };
    }
    // Without Ctrl these keys open the lists, and change the parts of a date.
    case "ArrowUp":
    case "ArrowDown": {
      if (!hasCtrl && !isTextCell) return undefined;
      const to = row + (event.key === "ArrowUp" ? -1 : 1);
      return to < 0 || to >= rowCount ? undefined : { kind: "focus", cell: { row: to, column } };
    }
    case "d":
    case "D":
      return hasCtrl ? { kind: "copy" } : undefined;
    default:
      return undefined;
  }
}

/** Whether the list of a combo box or of a choice is open: its keys choose in it. */
function isListOpen(target: EventTarget): boolean {
  return target instanceof Element && target.getAttribute("aria-expanded") === "true";
}
