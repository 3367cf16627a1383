export type { ItemLayout } from "./geometry.ts";
export { type ItemColumn, ItemGrid, type ItemGridProps } from "./ItemGrid.tsx";
export type { ItemAct, Place } from "./item-actions.ts";
export type { ItemDrags } from "./use-drags.ts";
