import { classTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Matrix } from "@cathedra/ui-kit/Matrix";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { shownColumns, type TableSettings } from "../../../features/table-page/columns.ts";
import * as css from "./Class.css.ts";
import type { ClassColumn } from "./class-columns.tsx";
import type { ClassPerson } from "./class-people.ts";
import { type ClassView, sortFrom, sortOf } from "./class-view.ts";

/** How many rows are shown at first, and added by each "Show more". */
const pageSize = 100;

export type ClassTableProps = {
  readonly people: readonly ClassPerson[];
  readonly columns: readonly ClassColumn[];
  readonly look: TableSettings;
  readonly view: ClassView;
  readonly show: (view: ClassView) => void;
  readonly hrefOf: (person: ClassPerson) => string;
  readonly empty: ReactNode;
};

/** People by courses; a person's name leads to their courses. */
export function ClassTable({ people, columns, look, view, show, hrefOf, empty }: ClassTableProps) {
  const [count, setCount] = useState(pageSize);
  const standing = useMemo(
    () => columns.filter((column) => shownColumns(columns, look).includes(column)),
    [columns, look],
  );
  const idOf = useCallback(({ id }: ClassPerson) => id, []);
  return (
    <>
      <Matrix
        label="People by courses"
        columns={standing}
        rows={people.slice(0, count)}
        rowId={idOf}
        rowHref={hrefOf}
        sort={sortOf(view)}
        onSortChange={(sort) => show({ ...view, sort: sortFrom(sort) })}
        density={look.density}
        hint={classTexts.hint}
        empty={empty}
      />
      {people.length > count && (
        <div className={css.more}>
          <Button onPress={() => setCount(count + pageSize)}>Show more</Button>
        </div>
      )}
    </>
  );
}
