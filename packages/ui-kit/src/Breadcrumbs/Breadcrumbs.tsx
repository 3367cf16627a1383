import { ChevronLeft, ChevronRight, Icon } from "../Icon/index.ts";
import { Link } from "../Link/index.ts";
import * as css from "./Breadcrumbs.css.ts";

export type Crumb = {
  readonly label: string;
  /** The link of the step; missing if it has no page of its own. */
  readonly href?: string;
};

export type BreadcrumbsProps = {
  /** The path from the start page down; the last one is the page itself. */
  readonly crumbs: readonly Crumb[];
  readonly label?: string;
};

/** Shows where the page is, with links to the pages above it. */
export function Breadcrumbs({ crumbs, label = "Breadcrumbs" }: BreadcrumbsProps) {
  const last = crumbs.length - 1;
  const parent = crumbs
    .slice(0, last)
    .reduce((found, { href }, index) => (href === undefined ? found : index), -1);
  return (
    <nav aria-label={label}>
      <ol className={css.trail}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className={css.crumb} data-parent={index === parent || undefined}>
            {index === parent && (
              <span className={css.back}>
                <Icon glyph={ChevronLeft} size="small" />
              </span>
            )}
            <Step crumb={crumb} isHere={index === last} />
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

function Step({ crumb: { label, href }, isHere }: { readonly crumb: Crumb; readonly isHere: boolean }) {
  if (isHere)
    return (
      <span aria-current="page" className={css.here}>
        {label}
      </span>
    );
  if (href === undefined) return <span>{label}</span>;
  return (
    <Link variant="quiet" href={href}>
      {label}
    </Link>
  );
}
