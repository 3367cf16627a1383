import { useState } from "react";

/** The chosen rows; rows that have disappeared no longer count as chosen. */
export function useChosenRows<Row>(rows: readonly Row[], getId: (row: Row) => string) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    chosen: rows.filter((row) => ids.has(getId(row))),
    choose: (id: string, isChosen: boolean) =>
      setIds((before) => new Set(isChosen ? [...before, id] : [...before].filter((each) => each !== id))),
    chooseAll: (isAll: boolean) => setIds(new Set(isAll ? rows.map(getId) : [])),
  };
}
