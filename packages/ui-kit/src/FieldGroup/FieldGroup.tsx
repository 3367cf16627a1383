import { type ReactNode, useId } from "react";
import * as css from "../field/field.css.ts";
import { useFormField } from "../field/use-form-field.ts";
import { Heading } from "../Heading/index.ts";
import { CircleAlert, Icon } from "../Icon/index.ts";
import { Stack } from "../Stack/index.ts";

export type FieldGroupProps = {
  readonly label: string;
  readonly headingLevel?: 2 | 3 | 4;
  /** The name of the group in the form's `errors`. */
  readonly name: string;
  /** The present choice, compared by identity: an error disappears when it changes. */
  readonly value: unknown;
  readonly children: ReactNode;
};

/** Several controls that form one field: they have one name, one error, and one entry in the form's summary of errors. */
export function FieldGroup({ label, headingLevel = 3, name, value, children }: FieldGroupProps) {
  const [labelId, errorId] = [useId(), useId()];
  const { rootRef, error } = useFormField<HTMLFieldSetElement>({
    name,
    label,
    errorMessage: undefined,
    value,
  });
  return (
    <fieldset
      ref={rootRef}
      aria-labelledby={labelId}
      aria-describedby={error === undefined ? undefined : errorId}
      tabIndex={-1}
      className={css.root}
    >
      <Stack gap={3}>
        <Heading level={headingLevel} id={labelId}>
          {label}
        </Heading>
        {error === undefined ? null : (
          <div id={errorId} className={css.error}>
            <span className={css.errorIcon}>
              <Icon glyph={CircleAlert} size="small" />
            </span>
            <span>{error}</span>
          </div>
        )}
        {children}
      </Stack>
    </fieldset>
  );
}
