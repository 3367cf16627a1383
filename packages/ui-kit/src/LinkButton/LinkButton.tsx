import { Link as AriaLink, type LinkProps as AriaLinkProps } from "react-aria-components/Link";
import * as css from "../Button/Button.css.ts";
import { Icon, type IconGlyph } from "../Icon/index.ts";

export type LinkButtonProps = Pick<
  AriaLinkProps,
  "download" | "aria-label" | "aria-describedby" | "aria-current" | "slot" | "id"
> & {
  readonly href: string;
  readonly children: string;
  readonly variant?: css.ButtonVariant;
  readonly size?: css.ButtonSize;
  readonly width?: "content" | "full";
  readonly icon?: IconGlyph;
};

/** A link that looks like a button, for the most important link of a page. */
export function LinkButton({
  children,
  variant = "secondary",
  size = "medium",
  width = "content",
  icon,
  ...behaviour
}: LinkButtonProps) {
  return (
    <AriaLink {...behaviour} className={css.button({ variant, size, width })}>
      {icon !== undefined && <Icon glyph={icon} size={size === "large" ? "medium" : "small"} />}
      {children}
    </AriaLink>
  );
}
