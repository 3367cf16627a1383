import { SlidersHorizontal } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { SearchField } from "@cathedra/ui-kit/SearchField";
import { media } from "@cathedra/ui-kit/theme";
import { useMedia } from "@cathedra/ui-kit/use-media";
import { Children, type ReactNode, useId, useState } from "react";
import * as css from "./table-bar.css.ts";

export type TableBarProps = {
  /** The search field; missing if the page has no search. */
  readonly search?: {
    readonly label: string;
    readonly value: string;
    readonly onSearch: (text: string) => void;
    /** The pause in typing after which the search runs, in milliseconds; missing for the usual one. */
    readonly delay?: number;
  };
  /** Buttons for the table as a whole, and for adding a row. */
  readonly acts: ReactNode;
  /** The controls for sorting and filtering, one field for each child. */
  readonly children?: ReactNode;
  /**
   * On a phone everything but the search field opens by a button beside it, so that the rows begin further up. It is open at
   * first if this is true.
   */
  readonly fold?: { readonly isOpenAtFirst: boolean };
  /** Puts a single filter beside the search field on wider pages, so that the rows begin further up. */
  readonly isInLine?: boolean;
};

/** The bar above a table, laid out the same on every page. */
export function TableBar({ search, acts, children, fold, isInLine: isWanted = false }: TableBarProps) {
  const isPhone = useMedia(media.phone);
  const [isOpen, setOpen] = useState(fold?.isOpenAtFirst ?? true);
  const id = useId();
  const isFolded = fold !== undefined && isPhone;
  const isShown = !isFolded || isOpen;
  const isInLine = isWanted && !isPhone;
  const fields = children !== undefined && isShown && (
    <div className={isInLine ? css.inLine : css.filters} id={id}>
      {Children.map(children, (field) => field && <div className={css.filter}>{field}</div>)}
    </div>
  );
  return (
    <div className={css.bar}>
      <div className={css.first} data-not-printed>
        <div className={isFolded ? css.foldedSearch : css.search}>
          {search !== undefined && <SearchField {...search} placeholder="Search" />}
        </div>
        {isFolded && (
          <IconButton
            icon={SlidersHorizontal}
            variant="bordered"
            label="Filters and columns"
            aria-expanded={isOpen}
            {...(isOpen && { "aria-controls": id })}
            onPress={() => setOpen(!isOpen)}
          />
        )}
        {isInLine && fields}
        {!isFolded && <div className={css.acts}>{acts}</div>}
      </div>
      {isFolded && isOpen && <div className={css.acts}>{acts}</div>}
      {!isInLine && fields}
    </div>
  );
}
