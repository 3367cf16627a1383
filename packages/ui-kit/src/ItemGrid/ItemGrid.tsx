// biome-ignore-all lint/a11y: a grid of the ARIA patterns; its keys are the pane's, which has the focus
// oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-static-element-interactions -- a grid of the ARIA patterns: keys and pointers are the pane's own
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { GridItem } from "./GridItem.tsx";
import type { ItemLayout } from "./geometry.ts";
import * as css from "./ItemGrid.css.ts";
import { actOfKey, actOfPress, type ItemAct } from "./item-actions.ts";
import { type ItemDrags, useDrags } from "./use-drags.ts";
import { useVisibleRows } from "./use-visible-rows.ts";

/** A column of the list layout; the first column names the item. */
export type ItemColumn = {
  readonly key: string;
  readonly label: string;
  /** A CSS grid width: `minmax(0, 1fr)`, `8rem`. */
  readonly width: string;
  readonly isAtEnd?: boolean;
  /** Whether the column is left out in narrow panes, where the first column contains its value. */
  readonly isAside?: boolean;
};

export type ItemGridProps = {
  readonly label: string;
  /** The number of items, including those that are not loaded yet. */
  readonly count: number;
  readonly layout: ItemLayout;
  readonly columns: readonly ItemColumn[];
  readonly renderTile: (index: number) => ReactNode;
  /** Renders a cell; with `isNarrow`, the columns with `isAside` are left out. */
  readonly renderCell: (index: number, column: string, isNarrow: boolean) => ReactNode;
  readonly makeKey: (index: number) => string;
  /** The item's name for screen readers; undefined while it is loading. */
  readonly getName: (index: number) => string | undefined;
  readonly isChosen: (index: number) => boolean;
  /** Whether the item is shown paler, because it was cut to be moved. */
  readonly isFaded?: (index: number) => boolean;
  readonly chosenCount: number;
  /** The index of the item with keyboard focus. */
  readonly active: number;
  readonly onAct: (act: ItemAct) => void;
  /** Called with the range of visible items: from the first to the one after the last. */
  readonly onShow: (from: number, to: number) => void;
  /** The handlers of dragging; without them items cannot be dragged. */
  readonly drags?: ItemDrags | undefined;
  /** Called for keys that the grid does not handle itself, such as Delete. */
  readonly onKey?: (event: KeyboardEvent) => void;
  /** Shown in place of items when there are none. */
  readonly empty: ReactNode;
  readonly isBusy?: boolean;
  readonly texts: { readonly choose: (name: string) => string; readonly more: (name: string) => string };
};

const headRem = 2.5;

/** A grid of any number of items to view, select and open, as tiles or as rows; only visible ones are rendered. */
export function ItemGrid(props: ItemGridProps) {
  const { label, count, layout, active, onAct, onShow, chosenCount } = props;
  const id = useId();
  const pane = useRef<HTMLDivElement>(null);
  const above = layout === "rows" ? headRem * 16 : 0;
  const { shape, isNarrow, from, to, height, rowsInView, show } = useVisibleRows(pane, {
    layout,
    count,
    above,
  });
  const columns = isNarrow ? props.columns.filter(({ isAside = false }) => !isAside) : props.columns;
  const drags = useDrags(props.drags);
  useEffect(() => onShow(from, to), [from, to, onShow]);
  const shownActive = useRef(active);
  useEffect(() => {
    if (shownActive.current === active) return;
    shownActive.current = active;
    show(active);
  });
  const itemId = (index: number) => `${id}-${index}`;
  const menuAt = (index: number): void => {
    const box = document.getElementById(itemId(index))?.getBoundingClientRect();
    if (box !== undefined) onAct({ kind: "menu", index, at: { x: box.left + 16, y: box.top + 40 } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actOfKey(event, { active, count, columns: shape.columns, rowsInView });
    if (act === undefined) return props.onKey?.(event);
    // Without a selection, Escape is left to other handlers.
    if (act !== "menu" && act.kind === "none" && chosenCount === 0) return props.onKey?.(event);
    event.preventDefault();
    if (act === "menu") menuAt(active);
    else onAct(act);
  };
  const template = `${columns.map(({ width }) => width).join(" ")} 2rem`;
  const items = Array.from({ length: to - from }, (_, at) => from + at);
  return (
    <div className={css.frame}>
      <div
        ref={pane}
        data-items
        className={css.pane}
        {...(count === 0
          ? { role: "group" }
          : {
              role: "grid",
              "aria-rowcount": count + (layout === "rows" ? 1 : 0),
              "aria-colcount": layout === "rows" ? columns.length + 2 : 3,
              "aria-multiselectable": true,
            })}
        aria-label={label}
        aria-busy={props.isBusy === true}
        tabIndex={count === 0 ? -1 : 0}
        {...(active >= from && active < to ? { "aria-activedescendant": itemId(active) } : {})}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          // A press on the background clears the selection.
          if (event.target instanceof Element && event.target.closest("[role=row]") === null)
            onAct({ kind: "none" });
        }}
        {...drags.handlers}
      >
        {layout === "rows" && count > 0 && (
          <div role="rowgroup">
            <div
              role="row"
              aria-rowindex={1}
              className={css.head}
              style={{ gridTemplateColumns: `2rem ${template}` }}
            >
              <span role="columnheader">
                <VisuallyHidden>{props.texts.choose("")}</VisuallyHidden>
              </span>
              {columns.map((column) => (
                <span key={column.key} role="columnheader" className={cellLook(column)}>
                  {column.label}
                </span>
              ))}
              <span role="columnheader">
                <VisuallyHidden>{props.texts.more("")}</VisuallyHidden>
              </span>
            </div>
          </div>
        )}
        <div role="presentation" className={css.inside[layout]}>
          <div role="presentation" data-room {...(count > 0 && { style: { height } })}>
            {count === 0 ? (
              props.empty
            ) : (
              <div
                role="rowgroup"
                className={css.block[layout]}
                style={{
                  transform: `translateY(${Math.floor(from / shape.columns) * shape.rowHeight}px)`,
                  ...(layout === "tiles"
                    ? { gridTemplateColumns: `repeat(${shape.columns}, minmax(0, 1fr))` }
                    : {}),
                }}
              >
                {items.map((index) => (
                  <GridItem
                    key={props.makeKey(index)}
                    id={itemId(index)}
                    index={index}
                    rowIndex={index + (layout === "rows" ? 2 : 1)}
                    name={props.getName(index)}
                    layout={layout}
                    template={`2rem ${template}`}
                    isActive={index === active}
                    isChoosing={chosenCount > 0}
                    isChosen={props.isChosen(index)}
                    isFaded={props.isFaded?.(index) === true}
                    isOver={drags.over === index}
                    isDraggable={props.drags !== undefined && props.getName(index) !== undefined}
                    texts={props.texts}
                    onPress={(event) => onAct(actOfPress(event, index, chosenCount > 0))}
                    onAct={onAct}
                  >
                    {layout === "tiles" ? (
                      <div role="gridcell" className={css.tileCell}>
                        {props.renderTile(index)}
                      </div>
                    ) : (
                      columns.map((column) => (
                        <div key={column.key} role="gridcell" className={cellLook(column)}>
                          {props.renderCell(index, column.key, isNarrow)}
                        </div>
                      ))
                    )}
                  </GridItem>
                ))}
              </div>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

function cellLook({ isAtEnd = false }: ItemColumn): string {
  return isAtEnd ? css.endCell : css.cell;
}
