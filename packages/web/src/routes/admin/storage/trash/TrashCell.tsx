import { storageTexts as texts } from "@cathedra/domain/messages";
import { Icon } from "@cathedra/ui-kit/Icon";
import { useState } from "react";
import { changedText, getGlyph, getSize } from "../item-texts.ts";
import * as css from "../items.css.ts";
import { getFolder, getName } from "../paths.ts";
import { daysLeft } from "./days-left.ts";
import type { TrashItem } from "./trash-requests.ts";

type TrashCellProps = {
  readonly item: TrashItem | undefined;
  readonly column: string;
  readonly isNarrow: boolean;
};

/** A cell of a row in the trash. */
export function TrashCell({ item, column, isNarrow }: TrashCellProps) {
  const [now] = useState(() => Date.now());
  if (item === undefined) return <div className={css.bone} />;
  if (column === "from") return <span className={css.where}>{`/${getFolder(item.Key)}`}</span>;
  if (column === "left") return texts.daysLeft(daysLeft(item, now));
  if (column === "by") {
    return (
      <span className={css.rowWords}>
        <span className={css.clipped}>{item.TrashedBy ?? ""}</span>
        <span className={css.where}>{changedText({ LastModified: item.TrashedAt }, "moment")}</span>
      </span>
    );
  }
  return (
    <span className={css.rowName}>
      <Icon glyph={getGlyph(item)} size="small" />
      <span className={css.rowWords}>
        <span className={css.clipped} title={item.Key}>
          {getName(item.Key)}
        </span>
        <span className={css.where}>
          {isNarrow
            ? `${texts.isLeft(daysLeft(item, now))} · ${texts.wasIn(getFolder(item.Key))}`
            : getSize(item)}
        </span>
      </span>
    </span>
  );
}
