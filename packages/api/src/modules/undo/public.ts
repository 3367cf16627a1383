/** The public interface of this module: what other modules of the API may import. */
export { offerAgain, offersAgain, offerUndo, offerUndos, type UndoOffer } from "./offer-undo.ts";
export type { UndoKind } from "./undo-kind.ts";
