import type { ReactNode } from "react";
import * as css from "./people.css.ts";

/** A fact about a person, with its label. */
export function PersonFact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className={css.factLabel}>{label}</dt>
      <dd className={css.fact}>{children}</dd>
    </>
  );
}
