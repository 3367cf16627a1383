import type { ReactNode } from "react";
import * as css from "./Page.css.ts";

export type PageProps = { readonly children: ReactNode };

/** Holds content in the middle of the window, never wider than 1128 px (G.022). */
export function Page({ children }: PageProps) {
  return <div className={css.page}>{children}</div>;
}
