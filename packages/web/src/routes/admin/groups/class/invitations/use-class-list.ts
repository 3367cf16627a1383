import { type CheckedPerson, checkClassList, type ReadPerson, readClassList } from "@cathedra/domain/groups";
import { useDeferredValue, useMemo } from "react";

type ClassList = {
  /** The text that was read; while the person types it may be an earlier text. */
  readonly text: string;
  readonly read: readonly ReadPerson[];
  /** The same people as they are judged. */
  readonly people: readonly CheckedPerson[];
};

/** The people in the typed list. */
export function useClassList(typed: string): ClassList {
  const text = useDeferredValue(typed);
  return useMemo(() => {
    const read = readClassList(text);
    return { text, read, people: checkClassList(read) };
  }, [text]);
}
