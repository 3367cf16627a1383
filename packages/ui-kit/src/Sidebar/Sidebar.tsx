import { useState } from "react";
import { Button } from "react-aria-components/Button";
import { Disclosure, DisclosurePanel } from "react-aria-components/Disclosure";
import { Link } from "react-aria-components/Link";
import { CountBadge } from "../CountBadge/index.ts";
import { ChevronDown, Icon, type IconGlyph } from "../Icon/index.ts";
import { media } from "../theme/scale.ts";
import { useMedia } from "../theme/use-media.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./Sidebar.css.ts";

export type SidebarItem = {
  readonly href: string;
  readonly label: string;
  readonly icon?: IconGlyph;
  readonly count?: number;
  /** It leads out of what the list is of, in a new tab. */
  readonly isElsewhere?: boolean;
};

export type SidebarProps = {
  /** What the sidebar navigates, for screen readers. */
  readonly label: string;
  readonly items: readonly SidebarItem[];
  /** `href` of the item on which one is. */
  readonly current?: string;
};

function Items({
  items,
  current,
  onFollow,
}: Pick<SidebarProps, "items" | "current"> & { readonly onFollow?: () => void }) {
  return (
    <ul className={css.list}>
      {items.map(({ href, label, icon, count, isElsewhere = false }) => (
        <li key={href}>
          <Link
            href={href}
            className={css.item}
            {...(href === current ? { "aria-current": "page" as const } : {})}
            {...(onFollow === undefined ? {} : { onPress: onFollow })}
            {...(isElsewhere ? { target: "_blank", rel: "noreferrer" } : {})}
          >
            {icon !== undefined && <Icon glyph={icon} />}
            <span className={css.itemLabel}>{label}</span>
            {isElsewhere && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
            {count !== undefined && <CountBadge count={count} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The parts of one area, as a list at the side; on a narrow window folded under the name of the one that is open. */
export function Sidebar({ label, items, current }: SidebarProps) {
  const isWide = useMedia(media.mobile);
  const [isExpanded, setExpanded] = useState(false);
  if (isWide) {
    return (
      <nav aria-label={label}>
        <Items items={items} {...(current === undefined ? {} : { current })} />
      </nav>
    );
  }
  const open = items.find(({ href }) => href === current);
  return (
    <nav aria-label={label}>
      <Disclosure isExpanded={isExpanded} onExpandedChange={setExpanded}>
        <Button slot="trigger" className={css.trigger}>
          {open?.icon !== undefined && <Icon glyph={open.icon} />}
          <span className={css.itemLabel}>{open?.label ?? label}</span>
          <span className={css.arrow}>
            <Icon glyph={ChevronDown} size="small" />
          </span>
        </Button>
        <DisclosurePanel className={css.panel}>
          <Items
            items={items}
            {...(current === undefined ? {} : { current })}
            onFollow={() => setExpanded(false)}
          />
        </DisclosurePanel>
      </Disclosure>
    </nav>
  );
}
