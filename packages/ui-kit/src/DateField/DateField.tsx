import { DateField as AriaDateField } from "react-aria-components/DateField";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { ClearDate, DateSegments } from "../date/DateParts.tsx";
import { type DateProps, usePlainDate } from "../date/use-plain-date.ts";
import { FieldFoot, FieldLabel, frameState } from "../field/FieldParts.tsx";
import * as field from "../field/field.css.ts";

export type DateFieldProps = DateProps;

/**
 * A field for a date that people know by heart, such as a birthday: it is typed and not picked (G.023). The value is
 * `YYYY-MM-DD`.
 */
export function DateField(props: DateFieldProps) {
  const { label, name, isRequired, isDisabled, isReadOnly } = props;
  const { locale, value, date, error, aria, onPaste, clear } = usePlainDate(props);
  return (
    <I18nProvider locale={locale}>
      <AriaDateField {...aria} className={field.root}>
        <FieldLabel isRequired={isRequired} isHidden={props.isLabelHidden}>
          {label}
        </FieldLabel>
        <div
          className={field.frame({ state: frameState({ error, isDisabled, isReadOnly }) })}
          onPaste={onPaste}
        >
          <DateSegments />
          {date === null || isDisabled === true || isReadOnly === true ? null : (
            <ClearDate label={label} onClear={clear} />
          )}
        </div>
        {name === undefined || isDisabled === true ? null : (
          <input type="hidden" name={name} value={value ?? ""} />
        )}
        <FieldFoot description={props.description} error={error} />
      </AriaDateField>
    </I18nProvider>
  );
}
