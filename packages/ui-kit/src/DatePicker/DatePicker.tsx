import { Button } from "react-aria-components/Button";
import { DatePicker as AriaDatePicker } from "react-aria-components/DatePicker";
import { Dialog } from "react-aria-components/Dialog";
import { Group } from "react-aria-components/Group";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Popover } from "react-aria-components/Popover";
import { ClearDate, DateSegments } from "../date/DateParts.tsx";
import { type DateProps, usePlainDate } from "../date/use-plain-date.ts";
import { FieldFoot, FieldLabel, frameState } from "../field/FieldParts.tsx";
import * as field from "../field/field.css.ts";
import { Calendar as CalendarGlyph, Icon } from "../Icon/index.ts";
import { sheet } from "../list/list.css.ts";
import { MonthSheet } from "./MonthSheet.tsx";

export type DatePickerProps = DateProps;

/** A field for a date that is typed, or picked from a month (G.023, 7.059). The value is `YYYY-MM-DD`. */
export function DatePicker(props: DatePickerProps) {
  const { label, name, isRequired, isDisabled, isReadOnly } = props;
  const { locale, value, date, error, aria, onPaste, clear } = usePlainDate(props);
  const isFixed = isDisabled === true || isReadOnly === true;
  return (
    <I18nProvider locale={locale}>
      <AriaDatePicker {...aria} className={field.root} firstDayOfWeek={locale === "en-US" ? "sun" : "mon"}>
        <FieldLabel isRequired={isRequired} isHidden={props.isLabelHidden}>
          {label}
        </FieldLabel>
        <Group
          className={field.frame({ state: frameState({ error, isDisabled, isReadOnly }) })}
          onPaste={onPaste}
        >
          <DateSegments />
          {date === null || isFixed ? null : <ClearDate label={label} onClear={clear} />}
          <Button className={field.inset} isDisabled={isFixed}>
            <Icon glyph={CalendarGlyph} size="small" />
          </Button>
        </Group>
        {name === undefined || isDisabled === true ? null : (
          <input type="hidden" name={name} value={value ?? ""} />
        )}
        <FieldFoot description={props.description} error={error} />
        <Popover className={sheet} offset={4}>
          <Dialog>
            <MonthSheet />
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </I18nProvider>
  );
}
