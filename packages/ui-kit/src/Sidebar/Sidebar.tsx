import { useId, useState } from "react";
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
  /** The purpose of the page, in one line. */
  readonly description?: string;
  readonly icon?: IconGlyph;
  readonly count?: number;
  /** Whether the link leads to another site, in a new tab. */
  readonly isElsewhere?: boolean;
};

export type SidebarGroup = {
  /** The heading above the items. */
  readonly label?: string;
  readonly items: readonly SidebarItem[];
};

export type SidebarProps = {
  /** The name of the navigation, for screen readers. */
  readonly label: string;
  readonly groups: readonly SidebarGroup[];
  /** The `href` of the item of the current page. */
  readonly current?: string;
};

type GroupsProps = Pick<SidebarProps, "groups" | "current"> & { readonly onFollow?: () => void };

function Groups({ groups, ...rest }: GroupsProps) {
  const id = useId();
  return groups.map(({ label, items }) => {
    if (label === undefined) return <Items key="" items={items} {...rest} />;
    const labelId = `${id}-${label}`;
    return (
      <div key={label} className={css.group}>
        <p id={labelId} className={css.groupLabel}>
          {label}
        </p>
        <Items items={items} labelledBy={labelId} {...rest} />
      </div>
    );
  });
}

type ItemsProps = Omit<GroupsProps, "groups"> & {
  readonly items: readonly SidebarItem[];
  readonly labelledBy?: string;
};

function Items({ items, labelledBy, current, onFollow }: ItemsProps) {
  return (
    <ul className={css.list} aria-labelledby={labelledBy}>
      {items.map(({ href, label, description, icon, count, isElsewhere = false }) => (
        <li key={href}>
          <Link
            href={href}
            className={css.item}
            {...(href === current ? { "aria-current": "page" as const } : {})}
            {...(onFollow === undefined ? {} : { onPress: onFollow })}
            {...(isElsewhere ? { target: "_blank", rel: "noreferrer" } : {})}
          >
            {icon !== undefined && <Icon glyph={icon} />}
            <span className={css.itemLabel}>
              {label}
              {isElsewhere && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
              {description !== undefined && <span className={css.description}>{description}</span>}
            </span>
            {count !== undefined && <CountBadge count={count} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The parts of an area as a list at the side; in narrow windows the list is collapsed below the name of the current part. */
export function Sidebar({ label, groups, current }: SidebarProps) {
  const isWide = useMedia(media.mobile);
  const [isExpanded, setExpanded] = useState(false);
  if (isWide) {
    return (
      <nav aria-label={label}>
        <Groups groups={groups} {...(current === undefined ? {} : { current })} />
      </nav>
    );
  }
  const open = groups.flatMap(({ items }) => items).find(({ href }) => href === current);
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
          <Groups
            groups={groups}
            {...(current === undefined ? {} : { current })}
            onFollow={() => setExpanded(false)}
          />
        </DisclosurePanel>
      </Disclosure>
    </nav>
  );
}
