import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Children, type ReactNode } from "react";
import * as css from "./table-bar.css.ts";

export type TableBarProps = {
  /** Absent if the page has no search. */
  readonly search?: {
    readonly label: string;
    readonly value: string;
    readonly onSearch: (text: string) => void;
    /** Milliseconds without typing that count as a pause, where that is another time than usual. */
    readonly delay?: number;
  };
  /** Buttons for the table as a whole, and for adding a row. */
  readonly acts: ReactNode;
  /** The controls for sorting and filtering, one field for each child. */
  readonly children?: ReactNode;
};

/** The bar above a table, laid out the same on every page. */
export function TableBar({ search, acts, children }: TableBarProps) {
  return (
    <div className={css.bar}>
      <div className={css.first} data-not-printed>
        <div className={css.search}>
          {search !== undefined && <SearchField {...search} placeholder="Search" />}
        </div>
        <div className={css.acts}>{acts}</div>
      </div>
      {children !== undefined && (
        <div className={css.filters}>
          {Children.map(children, (field) => field && <div className={css.filter}>{field}</div>)}
        </div>
      )}
    </div>
  );
}
