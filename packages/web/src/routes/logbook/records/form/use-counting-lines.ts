import { useEffect, useState } from "react";
import type { CountingFacts, CountingLines, countingLines } from "./counting-lines.ts";
import type { RecordForm } from "./record-form.ts";

let known: typeof countingLines | undefined;

/** The lines for the current content of the form. The rules are loaded beside the form, which does not wait for them. */
export function useCountingLines(form: RecordForm, facts: CountingFacts): CountingLines | undefined {
  const [lines, setLines] = useState(() => known);
  useEffect(() => {
    import("./counting-lines.ts").then(
      (file) => {
        known = file.countingLines;
        setLines(() => known);
      },
      // If the rules cannot be loaded, the note is left out.
      () => undefined,
    );
  }, []);
  return lines?.(form, facts);
}
