import { Button } from "react-aria-components/Button";
import { Icon, X } from "../Icon/index.ts";
import * as css from "./Chip.css.ts";

export type ChipProps = {
  /** The active filter, such as "Hospital: St. Mary". */
  readonly children: string;
  readonly onRemove: () => void;
  /** The effect of a press, for screen readers. */
  readonly removeLabel?: string;
};

/** An active choice, such as a filter, as a button that removes it. */
export function Chip({ children, onRemove, removeLabel = "Remove" }: ChipProps) {
  return (
    <Button className={css.chip} aria-label={`${removeLabel}: ${children}`} onPress={onRemove}>
      <span className={css.textBlock}>{children}</span>
      <Icon glyph={X} size="small" />
    </Button>
  );
}
