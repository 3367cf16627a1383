import type { StorageItem } from "@cathedra/domain/storage";
import { memo } from "react";
import { Link } from "react-router";
import { changedText, getSize } from "./item-texts.ts";
import * as css from "./items.css.ts";
import { getFolder, getName } from "./paths.ts";
import { Thumbnail } from "./Thumbnail.tsx";

type ItemProps = {
  readonly item: StorageItem | undefined;
  readonly href: (item: StorageItem) => string;
  /** Whether the item was found by a search, so that its folder is shown too. */
  readonly isFound: boolean;
};

/** A file or folder as a tile: its picture, name, size and age. It is memoised, so that scrolling does not render it again. */
export const ItemTile = memo(function ItemTile({ item, href, isFound }: ItemProps) {
  if (item === undefined) return <div className={css.bone} />;
  return (
    <div className={css.tile}>
      <Thumbnail item={item} size="large" />
      <div className={css.words}>
        <NameLink item={item} href={href} look={css.tileName} />
        {isFound ? (
          <span className={css.where}>{`/${getFolder(item.Key)}`}</span>
        ) : (
          <span className={css.facts}>
            <span>{getSize(item)}</span>
            {!item.IsDirectory && <span>{changedText(item, "day")}</span>}
          </span>
        )}
      </div>
    </div>
  );
});

/** A file or folder as cells of a table row. */
export const ItemCell = memo(function ItemCell({
  item,
  href,
  isFound,
  column,
  isNarrow,
}: ItemProps & { readonly column: string; readonly isNarrow: boolean }) {
  if (item === undefined) return <div className={css.bone} />;
  if (column === "size") return getSize(item);
  if (column === "changed") return changedText(item, "moment");
  return (
    <span className={css.rowName}>
      <span className={css.rowSign}>
        <Thumbnail item={item} size="small" />
      </span>
      <span className={css.rowWords}>
        <NameLink item={item} href={href} look={css.rowLink} />
        {isFound ? (
          <span className={css.where}>{`/${getFolder(item.Key)}`}</span>
        ) : (
          isNarrow && <span className={css.where}>{`${getSize(item)} · ${changedText(item, "day")}`}</span>
        )}
      </span>
    </span>
  );
});

type NameLinkProps = Pick<ItemProps, "href"> & { readonly item: StorageItem; readonly look: string };

/** A link that opens the item like a second press. It is not in the tab order, because the grid handles the keyboard. */
function NameLink({ item, href, look }: NameLinkProps) {
  const name = getName(item.Key);
  return (
    <Link to={href(item)} className={look} title={name} tabIndex={-1} draggable={false} preventScrollReset>
      {name}
    </Link>
  );
}
