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
import { ChevronLeft, ChevronRight, Icon } from "../Icon/index.ts";
import * as css from "./MonthSheet.css.ts";
import { NativePick } from "./NativePick.tsx";

/** One month to pick a day from. Its month and year can be chosen too, so that years ago is not a hundred presses away. */
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
