// biome-ignore-all lint/a11y: a grid of the ARIA patterns; its keys are the pane's, which has the focus
// oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys are the grid's
import type { MouseEvent as ReactMouseEvent, ReactNode } from "react";
import { Check, Ellipsis, Icon } from "../Icon/index.ts";
import type { ItemLayout } from "./geometry.ts";
import * as css from "./ItemGrid.css.ts";
import type { ItemAct } from "./item-actions.ts";

type Press = {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly pointerType: string;
};

type GridItemProps = {
  readonly id: string;
  readonly index: number;
  readonly rowIndex: number;
  readonly name: string | undefined;
  readonly layout: ItemLayout;
  readonly template: string;
  readonly isActive: boolean;
  /** Whether any item of the grid is selected. */
  readonly isChoosing: boolean;
  readonly isChosen: boolean;
  readonly isFaded: boolean;
  readonly isOver: boolean;
  readonly isDraggable: boolean;
  readonly texts: { readonly choose: (name: string) => string; readonly more: (name: string) => string };
  readonly onPress: (press: Press) => void;
  readonly onAct: (act: ItemAct) => void;
  readonly children: ReactNode;
};

/** One of the items, with its content, a checkbox to select it, and a button for its actions. */
export function GridItem(props: GridItemProps) {
  const { index, name, layout, isChosen, onAct } = props;
  const isTile = layout === "tiles";
  const check = (
    <div role={isTile ? "presentation" : "gridcell"}>
      {name !== undefined && (
        <button
          type="button"
          role="checkbox"
          aria-checked={isChosen}
          aria-label={props.texts.choose(name)}
          tabIndex={-1}
          className={isTile ? `${css.check} ${css.startCorner}` : css.check}
          onClick={(event) => {
            event.stopPropagation();
            onAct({ kind: "choose", index, how: event.shiftKey ? "range" : "toggle" });
          }}
        >
          <span className={css.box}>{isChosen && <Icon glyph={Check} size="small" />}</span>
        </button>
      )}
    </div>
  );
  const more = (
    <div role={isTile ? "presentation" : "gridcell"}>
      {name !== undefined && (
        <button
          type="button"
          aria-haspopup="menu"
          aria-label={props.texts.more(name)}
          tabIndex={-1}
          className={isTile ? `${css.more} ${css.endCorner}` : css.more}
          onClick={(event) => {
            event.stopPropagation();
            const { left, bottom } = event.currentTarget.getBoundingClientRect();
            onAct({ kind: "menu", index, at: { x: left, y: bottom } });
          }}
        >
          <Icon glyph={Ellipsis} size="small" />
        </button>
      )}
    </div>
  );
  return (
    <div
      id={props.id}
      role="row"
      aria-rowindex={props.rowIndex}
      aria-selected={isChosen}
      data-index={index}
      data-active={props.isActive ? "" : undefined}
      data-faded={props.isFaded ? "" : undefined}
      data-over={props.isOver ? "" : undefined}
      draggable={props.isDraggable}
      className={isTile ? css.tile : css.row}
      style={isTile ? undefined : { gridTemplateColumns: props.template }}
      onClickCapture={(event) => {
        // The link is only followed on a plain press: with a modifier key, or while selecting by touch, the item is selected
        // instead.
        if (isOnLink(event) && !isFollowed(event, props.isChoosing)) event.preventDefault();
      }}
      onClick={(event) => {
        if (name === undefined || (isOnLink(event) && isFollowed(event, props.isChoosing))) return;
        props.onPress(getPress(event));
      }}
      onDoubleClick={() => name !== undefined && onAct({ kind: "open", index })}
      onContextMenu={(event) => {
        if (name === undefined) return;
        event.preventDefault();
        onAct({ kind: "menu", index, at: { x: event.clientX, y: event.clientY } });
      }}
    >
      {isTile ? <div role="gridcell">{check}</div> : check}
      {props.children}
      {isTile ? <div role="gridcell">{more}</div> : more}
    </div>
  );
}

function getPress({ shiftKey, ctrlKey, metaKey, nativeEvent }: ReactMouseEvent): Press {
  return { shiftKey, ctrlKey, metaKey, pointerType: getPointer(nativeEvent) };
}

function isOnLink({ target }: ReactMouseEvent): boolean {
  return target instanceof Element && target.closest("a[href]") !== null;
}

function isFollowed(event: ReactMouseEvent, isChoosing: boolean): boolean {
  const { shiftKey, ctrlKey, metaKey, pointerType } = getPress(event);
  return !shiftKey && !ctrlKey && !metaKey && (pointerType === "mouse" || !isChoosing);
}

function getPointer(event: MouseEvent): string {
  return "pointerType" in event && typeof event.pointerType === "string" ? event.pointerType : "mouse";
}
