import type { ReactNode } from "react";
import { Link as AriaLink, type LinkProps as AriaLinkProps } from "react-aria-components/Link";
import { ExternalLink, Icon, type IconGlyph } from "../Icon/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./Link.css.ts";

export type LinkProps = Pick<
  AriaLinkProps,
  | "href"
  | "hrefLang"
  | "download"
  | "aria-label"
  | "aria-current"
  | "aria-describedby"
  | "onPress"
  | "slot"
  | "id"
> & {
  readonly href: string;
  readonly children: ReactNode;
  readonly variant?: "text" | "alone" | "quiet";
  readonly icon?: IconGlyph;
  /** The link opens in a new tab, and screen readers announce this. */
  readonly isExternal?: boolean;
  readonly newTabLabel?: string;
};

const newTab = { target: "_blank", rel: "noopener noreferrer" } as const;

/** A link: to pages of the application by its router, to other addresses by the browser. */
export function Link({
  children,
  variant = "text",
  icon,
  isExternal = false,
  newTabLabel = "opens in a new tab",
  ...behaviour
}: LinkProps) {
  return (
    <AriaLink {...behaviour} {...(isExternal ? newTab : {})} className={css.link({ variant })}>
      {icon !== undefined && <Icon glyph={icon} size="small" />}
      {children}
      {isExternal && (
        <>
          <span className={css.externalMark}>
            <Icon glyph={ExternalLink} size="small" />
          </span>
          <VisuallyHidden>{` (${newTabLabel})`}</VisuallyHidden>
        </>
      )}
    </AriaLink>
  );
}
