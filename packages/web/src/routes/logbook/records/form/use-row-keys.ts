import { useState } from "react";

/** Keys for rows without an id: a row keeps its key when other rows are added or removed. */
export function useRowKeys(count: number) {
  const [keys, setKeys] = useState<readonly string[]>(() => newKeys(count));
  const isAnotherList = keys.length !== count;
  const current = isAnotherList ? newKeys(count) : keys;
  if (isAnotherList) setKeys(current);
  return {
    keys: current,
    inserted: (at: number) => setKeys(current.toSpliced(at, 0, ...newKeys(1))),
    removed: (at: number) => setKeys(current.toSpliced(at, 1)),
  };
}

function newKeys(count: number): readonly string[] {
  return Array.from({ length: count }, () => crypto.randomUUID());
}
