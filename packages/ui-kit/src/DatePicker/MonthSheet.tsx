import { Button } from "react-aria-components/Button";
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from "react-aria-components/Calendar";
import * as field from "../field/field.css.ts";
import { ChevronDown, ChevronLeft, ChevronRight, Icon } from "../Icon/index.ts";
import * as css from "./MonthSheet.css.ts";

/** One month from which a day is picked. Its month and year can be chosen too, so that dates long ago need few presses. */
export function MonthSheet() {
  return (
    <Calendar className={css.month}>
      <div className={css.head}>
        <Button slot="previous" className={field.inset}>
          <Icon glyph={ChevronLeft} size="small" />
        </Button>
        <CalendarMonthPicker>{(picker) => <NativePick {...picker} />}</CalendarMonthPicker>
        <CalendarYearPicker visibleYears={30}>{(picker) => <NativePick {...picker} />}</CalendarYearPicker>
        <Button slot="next" className={field.inset}>
          <Icon glyph={ChevronRight} size="small" />
        </Button>
      </div>
      <CalendarGrid className={css.grid} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={css.day} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}

type Key = string | number;

type Item = { readonly id: Key; readonly formatted: string };

type Props = {
  readonly "aria-label": string;
  readonly value: Key;
  readonly items: readonly Item[];
  readonly onChange: (key: Key) => void;
};

/** The system's own select box: a wheel on phones, and a menu with typing on desktops. */
function NativePick({ "aria-label": label, value, items, onChange }: Props) {
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
