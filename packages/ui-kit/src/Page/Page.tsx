import type { ReactNode } from "react";
import * as css from "./Page.css.ts";

export type PageProps = { readonly children: ReactNode };

/** Centres content in the window, with at most 1128 px (G.022). */
export function Page({ children }: PageProps) {
  return <div className={css.page}>{children}</div>;
}
