import { Button } from "@cathedra/ui-kit/Button";
import { Plus } from "@cathedra/ui-kit/Icon";
import { SearchField } from "@cathedra/ui-kit/SearchField";
import type { ReactNode } from "react";
import * as css from "./ListBar.css.ts";

export type ListBarProps = {
  readonly searchLabel: string;
  readonly onSearch: (text: string) => void;
  readonly addLabel: string;
  readonly addButtonId: string;
  readonly onAdd: () => void;
};

/** The bar above a list with the search field and the button that adds an entry. */
export function ListBar({ searchLabel, onSearch, addLabel, addButtonId, onAdd }: ListBarProps): ReactNode {
  return (
    <div className={css.bar}>
      <div className={css.search}>
        <SearchField label={searchLabel} placeholder="Search" delay={150} onSearch={onSearch} />
      </div>
      <Button variant="primary" icon={Plus} id={addButtonId} onPress={onAdd}>
        {addLabel}
      </Button>
    </div>
  );
}
