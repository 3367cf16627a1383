import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { Icon, type IconGlyph } from "../Icon/index.ts";
import { Spinner } from "../Spinner/index.ts";
import * as css from "./Button.css.ts";

export type ButtonProps = Pick<
  AriaButtonProps,
  | "onPress"
  | "type"
  | "form"
  | "autoFocus"
  | "slot"
  | "id"
  /** A longer accessible name that begins with the button's text, to distinguish many equal buttons. */
  | "aria-label"
  | "aria-describedby"
  | "aria-controls"
  | "aria-expanded"
> & {
  readonly children: string;
  readonly variant?: css.ButtonVariant;
  readonly size?: css.ButtonSize;
  readonly width?: "content" | "full";
  readonly icon?: IconGlyph;
  readonly isDisabled?: boolean;
  /** Whether the action is running: the button keeps its place and its focus, but cannot be pressed again. */
  readonly isPending?: boolean;
  /** The text that is announced while the action is running. */
  readonly pendingLabel?: string;
};

/** A button does something. A control that leads to another page is a `Link` or a `LinkButton`. */
export function Button({
  children,
  variant = "secondary",
  size = "medium",
  width = "content",
  icon,
  isPending = false,
  pendingLabel = "Please wait",
  ...behaviour
}: ButtonProps) {
  const isCovered = isPending && icon === undefined;
  return (
    <AriaButton {...behaviour} isPending={isPending} className={css.button({ variant, size, width })}>
      {icon !== undefined &&
        (isPending ? (
          <Spinner label={pendingLabel} />
        ) : (
          <Icon glyph={icon} size={size === "large" ? "medium" : "small"} />
        ))}
      {isCovered && (
        <span className={css.cover}>
          <Spinner label={pendingLabel} />
        </span>
      )}
      <span className={isCovered ? css.coveredLabel : undefined}>{children}</span>
    </AriaButton>
  );
}
