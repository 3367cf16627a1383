import { ChevronDown, Icon } from "../Icon/index.ts";
import * as css from "./MonthSheet.css.ts";

type Key = string | number;
type Item = { readonly id: Key; readonly formatted: string };

type Props = {
  readonly "aria-label": string;
  readonly value: Key;
  readonly items: readonly Item[];
  readonly onChange: (key: Key) => void;
};

/** The system's own list: on a phone the wheel, on a desk the menu that one can type into. */
export function NativePick({ "aria-label": label, value, items, onChange }: Props) {
  const choose = (id: string) => {
    const item = items.find((candidate) => String(candidate.id) === id);
    if (item !== undefined) onChange(item.id);
  };
  return (
    <span className={css.pickFrame}>
      <select
        aria-label={label}
        className={css.pick}
        value={String(value)}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {items.map((item) => (
          <option key={item.id} value={String(item.id)} className={css.option}>
            {item.formatted}
          </option>
        ))}
      </select>
      <span className={css.pickArrow}>
        <Icon glyph={ChevronDown} size="small" />
      </span>
    </span>
  );
}
