/** What other rooms of the API may use of this one. */
export { offerAgain, offerUndo, type UndoOffer } from "./offer-undo.ts";
export type { UndoKind } from "./undo-kind.ts";
