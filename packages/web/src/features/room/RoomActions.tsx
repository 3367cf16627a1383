import { Button, type ButtonProps } from "@cathedra/ui-kit/Button";
import { CountBadge } from "@cathedra/ui-kit/CountBadge";
import { Ellipsis, type IconGlyph } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Menu } from "@cathedra/ui-kit/Menu";
import { Tooltip } from "@cathedra/ui-kit/Tooltip";
import { media } from "@cathedra/ui-kit/theme";
import { useMedia } from "@cathedra/ui-kit/use-media";
import type { ReactElement } from "react";
import * as css from "./RoomBar.css.ts";

export type RoomAct = {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconGlyph;
  /**
   * How the action is shown: `button` with its text, or in the menu in narrow windows; `sign` as an icon only, or in the menu;
   * `kept` always as a button, with only its icon in narrow windows.
   */
  readonly display: "button" | "sign" | "kept";
  /** A number in the button's corner, unless it is 0. */
  readonly count?: { readonly of: number; readonly label: string };
  readonly button: Pick<ButtonProps, "isDisabled" | "aria-controls" | "aria-expanded"> & {
    readonly onPress: () => void;
  };
};

/** The actions of a room, each as a button; on phones in one row, with a menu for the rest. */
export function RoomActions({ acts }: { readonly acts: readonly RoomAct[] }) {
  const [hasWidth, isLow] = [useMedia(media.mobile), useMedia(media.low)];
  const isWide = hasWidth && !isLow;
  const shown = isWide ? acts : acts.filter(({ display }) => display === "kept");
  const others = isWide ? [] : acts.filter(({ display }) => display !== "kept");
  return (
    <>
      {shown.map((act) => (
        <Counted key={act.id} count={act.count}>
          <Act act={act} isWide={isWide} />
        </Counted>
      ))}
      {others.length > 0 && (
        <Menu
          trigger={<IconButton icon={Ellipsis} label="More" variant="bordered" />}
          placement="bottom end"
          entries={others.map(({ id, label, icon, button: { isDisabled, onPress } }) => ({
            id,
            label,
            icon,
            isDisabled,
            onAction: onPress,
          }))}
        />
      )}
    </>
  );
}

function Act({
  act: { label, icon, display, button },
  isWide,
}: {
  readonly act: RoomAct;
  readonly isWide: boolean;
}) {
  if (icon === undefined || (display !== "sign" && isWide))
    return (
      <Button {...button} {...(icon !== undefined && { icon })}>
        {label}
      </Button>
    );
  return (
    <Tooltip text={label} placement="bottom">
      <IconButton {...button} icon={icon} label={label} variant="bordered" />
    </Tooltip>
  );
}

function Counted({ count, children }: { readonly count: RoomAct["count"]; readonly children: ReactElement }) {
  if (count === undefined || count.of === 0) return children;
  return (
    <span className={css.counted}>
      {children}
      <span className={css.count}>
        <CountBadge count={count.of} label={count.label} tone="danger" />
      </span>
    </span>
  );
}
