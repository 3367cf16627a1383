import type { JudgedPerson } from "@cathedra/domain/groups";
import { useDeferredValue, useEffect, useState } from "react";
import { readClassList } from "./read-class-list.ts";

const none: readonly JudgedPerson[] = [];

/** The people of what is typed; while a new text is read, those of the former one. */
export function useClassList(text: string): readonly JudgedPerson[] {
  const [people, setPeople] = useState(none);
  const latest = useDeferredValue(text);
  useEffect(() => {
    let isOld = false;
    void readClassList(latest).then((read) => {
      if (!isOld) setPeople(read);
    });
    return () => {
      isOld = true;
    };
  }, [latest]);
  return people;
}
