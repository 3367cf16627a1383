import type { ReactNode } from "react";
import * as css from "./Shell.css.ts";
import { mainColumnId } from "./use-page-title.ts";

/** The column of a page beside its side navigation. */
export function MainColumn({ children }: { readonly children: ReactNode }) {
  return (
    <div id={mainColumnId} tabIndex={-1} className={css.mainColumn}>
      {children}
    </div>
  );
}
