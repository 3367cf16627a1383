import { Link } from "react-aria-components/Link";
import { CountBadge } from "../CountBadge/index.ts";
import * as css from "./TabLinks.css.ts";

export type TabLink = {
  readonly href: string;
  readonly label: string;
  /** The number of items in the tab. */
  readonly count?: number;
};

export type TabLinksProps = {
  /** The name of the group of tabs, for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabLink[];
  /** The `href` of the tab that is open. */
  readonly current: string | undefined;
  /** Whether the tabs are not known yet; their space is then reserved. */
  readonly isLoading?: boolean;
};

/** Links to the parts of a thing, each a page with its own address, shown as tabs, which may wrap into a second line. */
export function TabLinks({ label, tabs, current, isLoading = false }: TabLinksProps) {
  return (
    <nav aria-label={label} className={isLoading ? css.loading : undefined}>
      <ul className={css.list}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            {isLoading ? (
              <span className={css.tab}>{tab.label}</span>
            ) : (
              <Link
                href={tab.href}
                className={css.tab}
                {...(tab.href === current && { "aria-current": "page" as const })}
              >
                {tab.label}
                {tab.count !== undefined && <CountBadge count={tab.count} />}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
