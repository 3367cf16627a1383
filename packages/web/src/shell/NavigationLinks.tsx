import type { TopBarLink } from "@cathedra/domain/access";
import { VisuallyHidden } from "@cathedra/ui-kit/VisuallyHidden";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useSiteConfig } from "../site/use-site-config.ts";
import * as css from "./NavigationLinks.css.ts";
import { isInArea, type NavigationLink } from "./navigation.ts";

const labels: Readonly<Record<Exclude<TopBarLink, "home">, string>> = {
  logbook: "Logbook",
  administration: "Administration",
  system: "System",
};

export type NavigationLinksProps = {
  readonly links: readonly NavigationLink[];
  readonly look: "bar" | "menu";
  readonly onFollow?: () => void;
};

/** The links to the areas of the portal; the link to the start page has the product's title (1.007). */
export function NavigationLinks({ links, look, onFollow }: NavigationLinksProps) {
  const { pathname } = useLocation();
  return (
    <ul className={css.list[look]}>
      {links.map(({ area, href }) => (
        <li key={area}>
          <Link
            to={href}
            className={`${css.link[look]} ${area === "home" ? css.home : ""}`}
            onClick={onFollow}
            {...(isInArea(pathname, href) ? { "aria-current": pathname === href ? "page" : "true" } : {})}
          >
            {area === "home" ? <HomeLabel /> : labels[area]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function HomeLabel(): ReactNode {
  return (
    <>
      {useSiteConfig()?.product.title ?? "Cathedra"}
      <VisuallyHidden> Home</VisuallyHidden>
    </>
  );
}
