import { progressTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Matrix } from "@cathedra/ui-kit/Matrix";
import { type ReactNode, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { progressHref } from "../../../features/progress/exercise-href.ts";
import { shownColumns, type TableSettings } from "../../../features/table-page/columns.ts";
import * as css from "./Cohort.css.ts";
import type { CohortColumn } from "./cohort-columns.tsx";
import type { CohortPerson } from "./cohort-people.ts";
import { type CohortView, sortFrom, sortOf } from "./cohort-view.ts";

/** How many rows are shown at first, and added by each "Show more". */
const pageSize = 100;

export type CohortTableProps = {
  readonly people: readonly CohortPerson[];
  readonly columns: readonly CohortColumn[];
  readonly look: TableSettings;
  readonly view: CohortView;
  readonly show: (view: CohortView) => void;
  readonly empty: ReactNode;
};

/** People by exercises; a name leads to the person's progress, a cell to the attempts. */
export function CohortTable({ people, columns, look, view, show, empty }: CohortTableProps) {
  const [count, setCount] = useState(pageSize);
  const navigate = useNavigate();
  const standing = useMemo(
    () => columns.filter((column) => shownColumns(columns, look).includes(column)),
    [columns, look],
  );
  return (
    <>
      <Matrix
        label="People by exercises"
        columns={standing}
        rows={people.slice(0, count)}
        rowId={idOf}
        rowHref={hrefOfPerson}
        onFollow={(href) => void navigate(href, { preventScrollReset: true })}
        sort={sortOf(view)}
        onSortChange={(sort) => show({ ...view, sort: sortFrom(sort) })}
        density={look.density}
        hint={progressTexts.cohort.hint}
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

const idOf = ({ id }: CohortPerson) => id;
const hrefOfPerson = ({ id }: CohortPerson) => progressHref(id);
