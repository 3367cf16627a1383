/** The layout of the items: tiles beside each other, or rows below each other. */
export type ItemLayout = "tiles" | "rows";

/** The layout of the grid, with sizes in pixels. */
export type Shape = {
  readonly columns: number;
  /** The distance between the tops of two rows. */
  readonly rowHeight: number;
};

/** Sizes in rem, so that they grow with the text size. */
const tile = { width: 9.5, height: 11.5, gap: 0.75 } as const;
const row = { height: 3 } as const;

export const tileGap = `${tile.gap}rem`;
export const tileHeight = `${tile.height}rem`;
export const listRowHeight = `${row.height}rem`;

/** Width in rem below which the pane is narrow. */
const narrowBelow = 36;

/** Whether the pane is so narrow that the first column contains the other columns' values. */
export function isNarrowPane(width: number, rem: number): boolean {
  return width > 0 && width < narrowBelow * rem;
}

/** The sizes of the layout: as many tiles beside each other as fit, at least two. */
export function getShape(layout: ItemLayout, width: number, rem: number): Shape {
  if (layout === "rows") return { columns: 1, rowHeight: row.height * rem };
  const gap = tile.gap * rem;
  const columns = Math.floor((width + gap) / (tile.width * rem + gap));
  return { columns: Math.max(width > 0 ? 2 : 1, columns), rowHeight: tile.height * rem + gap };
}

/** The scroll position, and the visible height. */
export type View = { readonly top: number; readonly height: number };

/** The number of rows that are rendered beyond the visible ones, so that scrolling shows no gap. */
const ahead = 3;

/** The range of rendered items: from the first to the one after the last. */
export function itemsInView(
  { columns, rowHeight }: Shape,
  { top, height }: View,
  count: number,
): { readonly from: number; readonly to: number } {
  const first = Math.max(0, Math.floor(top / rowHeight) - ahead);
  const last = Math.ceil((top + height) / rowHeight) + ahead;
  return { from: Math.min(first * columns, count), to: Math.min(Math.max(last, first) * columns, count) };
}

/** The scroll position at which an item is completely visible; undefined if it already is. */
export function scrollToItem(
  { columns, rowHeight }: Shape,
  { top, height }: View,
  index: number,
): number | undefined {
  const start = Math.floor(index / columns) * rowHeight;
  if (start < top) return start;
  const end = start + rowHeight;
  return end > top + height ? end - height : undefined;
}
