import { ChevronLeft, ChevronRight, Icon } from "../Icon/index.ts";
import { Link } from "../Link/index.ts";
import * as css from "./Breadcrumbs.css.ts";

export type Crumb = { readonly label: string; readonly href: string };

export type BreadcrumbsProps = {
  /** From the start page down; the last one is the page itself. */
  readonly crumbs: readonly Crumb[];
  readonly label?: string;
};

/** Where the page stands, and the way back. */
export function Breadcrumbs({ crumbs, label = "Breadcrumbs" }: BreadcrumbsProps) {
  const last = crumbs.length - 1;
  return (
    <nav aria-label={label}>
      <ol className={css.trail}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href} className={css.crumb} data-parent={index === last - 1 || undefined}>
            {index === last - 1 && (
              <span className={css.back}>
                <Icon glyph={ChevronLeft} size="small" />
              </span>
            )}
            {index === last ? (
              <span aria-current="page" className={css.here}>
                {crumb.label}
              </span>
            ) : (
              <Link variant="quiet" href={crumb.href}>
                {crumb.label}
              </Link>
            )}
            {index < last && (
              <span className={css.divider}>
                <Icon glyph={ChevronRight} size="small" />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
