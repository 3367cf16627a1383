import { Button, type ButtonProps } from "@cathedra/ui-kit/Button";
import { Ellipsis } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Menu } from "@cathedra/ui-kit/Menu";
import { media } from "@cathedra/ui-kit/theme";
import { useMedia } from "@cathedra/ui-kit/use-media";

export type RoomAct = {
  readonly id: string;
  readonly label: string;
  /** A button also where there is place for few. */
  readonly isKept?: boolean;
  readonly button: Pick<ButtonProps, "icon" | "isDisabled" | "aria-controls" | "aria-expanded"> & {
    readonly onPress: () => void;
  };
};

/** A button each; on a phone, on its side too, one row of them, with a menu for the others. */
export function RoomActs({ acts }: { readonly acts: readonly RoomAct[] }) {
  const [hasWidth, isLow] = [useMedia(media.mobile), useMedia(media.low)];
  const isWide = hasWidth && !isLow;
  const kept = isWide ? acts : acts.filter(({ isKept }) => isKept);
  const others = isWide ? [] : acts.filter(({ isKept }) => isKept !== true);
  return (
    <>
      {kept.map(({ id, label, button }) => (
        <Button key={id} {...button}>
          {label}
        </Button>
      ))}
      {others.length > 0 && (
        <Menu
          trigger={<IconButton icon={Ellipsis} label="More" variant="bordered" />}
          placement="bottom end"
          entries={others.map(({ id, label, button: { icon, isDisabled, onPress } }) => ({
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
