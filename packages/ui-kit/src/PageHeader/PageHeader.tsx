import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "../Breadcrumbs/index.ts";
import { Heading } from "../Heading/index.ts";
import * as css from "./PageHeader.css.ts";

export type PageHeaderProps = {
  readonly title: string;
  /** The path from the start page to this page. */
  readonly crumbs?: readonly Crumb[];
  /** One line of explanation below the title of the page. */
  readonly explanation?: ReactNode;
  /** Actions at the right; the primary one comes last. */
  readonly actions?: ReactNode;
  readonly id?: string;
};

/** The beginning of every page: breadcrumbs, title and actions. */
export function PageHeader({ title, crumbs, explanation, actions, id }: PageHeaderProps) {
  return (
    <header className={css.header}>
      {crumbs !== undefined && crumbs.length > 1 && <Breadcrumbs crumbs={crumbs} />}
      <div className={css.main}>
        <div className={css.textBlock}>
          <Heading level={1} {...(id === undefined ? {} : { id })}>
            {title}
          </Heading>
          {explanation !== undefined && <p className={css.explanation}>{explanation}</p>}
        </div>
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
    </header>
  );
}
