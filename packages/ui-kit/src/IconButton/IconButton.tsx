import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { Icon, type IconGlyph } from "../Icon/index.ts";
import { Spinner } from "../Spinner/index.ts";
import * as css from "./IconButton.css.ts";

export type IconButtonProps = Pick<
  AriaButtonProps,
  | "onPress"
  | "type"
  | "autoFocus"
  | "slot"
  | "id"
  | "aria-describedby"
  | "aria-controls"
  | "aria-expanded"
  | "aria-pressed"
> & {
  readonly icon: IconGlyph;
  /** The action of the button, for screen readers. */
  readonly label: string;
  readonly variant?: "quiet" | "bordered";
  readonly size?: "large" | "medium" | "small";
  readonly isDisabled?: boolean;
  readonly isPending?: boolean;
  readonly pendingLabel?: string;
};

/** A button that consists only of an icon. If the icon is not generally known, put a `Tooltip` around it. */
export function IconButton({
  icon,
  label,
  variant = "quiet",
  size = "medium",
  isPending = false,
  pendingLabel = "Please wait",
  ...behaviour
}: IconButtonProps) {
  return (
    <AriaButton
      {...behaviour}
      aria-label={label}
      isPending={isPending}
      className={css.iconButton({ variant, size })}
    >
      {isPending ? (
        <Spinner label={pendingLabel} />
      ) : (
        <Icon glyph={icon} size={size === "small" ? "small" : "medium"} />
      )}
    </AriaButton>
  );
}
