import { type LocalDate, parseLocalDate } from "@cathedra/domain";
import { type TotalsPeriod, totalsPeriods } from "@cathedra/domain/logbook";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Select } from "@cathedra/ui-kit/Select";
import type { ReactNode } from "react";
import { LazyDatePicker } from "../../../features/day-range/LazyDatePicker.tsx";
import { useDayRange } from "../../../features/day-range/use-day-range.ts";
import { localDay } from "../../../format/dates.ts";
import { type TotalsView, withPeriod } from "./totals-view.ts";

const labels: { readonly [Period in TotalsPeriod]: string } = {
  academicYear: "This academic year",
  lastAcademicYear: "Last academic year",
  calendarYear: "This calendar year",
  last12Months: "Last 12 months",
  all: "All time",
  custom: "Other dates",
};

const options = totalsPeriods.map((period) => ({ value: period, label: labels[period] }));

export type PeriodPickerProps = {
  readonly view: TotalsView;
  readonly onChange: (view: TotalsView) => void;
  /** The last control, beside the period. */
  readonly children: ReactNode;
};

/** A control that chooses the period to be counted. */
export function PeriodPicker({ view, onChange, children }: PeriodPickerProps) {
  const today = localDay();
  const days = useDayRange(view, ({ from, to }) => onChange({ ...view, from: getDay(from), to: getDay(to) }));
  const choose = (value: string | null) => {
    const period = totalsPeriods.find((each) => each === value);
    if (period !== undefined) onChange(withPeriod(view, period, today));
  };
  return (
    <Grid columns={4} gap={4}>
      <Select
        label="Period"
        options={options}
        value={view.period}
        onChange={choose}
        description={
          view.period === "academicYear" || view.period === "lastAcademicYear" ? "From 1 July" : undefined
        }
      />
      {view.period === "custom" && (
        <>
          <LazyDatePicker
            label="From"
            value={days.range.from}
            onChange={(from) => days.choose({ from: getDay(from) })}
            maxValue={today}
          />
          <LazyDatePicker
            label="To"
            value={days.range.to}
            onChange={(to) => days.choose({ to: getDay(to) })}
            maxValue={today}
            errorMessage={days.error}
          />
        </>
      )}
      {children}
    </Grid>
  );
}

function getDay(text: string | null): LocalDate | null {
  return text === null ? null : (parseLocalDate(text) ?? null);
}
