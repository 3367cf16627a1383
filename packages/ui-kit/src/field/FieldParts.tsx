import type { ReactNode } from "react";
import { FieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import { CircleAlert, Icon } from "../Icon/index.ts";
import * as css from "./field.css.ts";

type LabelProps = {
  readonly children: string;
  readonly isRequired?: boolean | undefined;
  readonly isHidden?: boolean | undefined;
};

/** The label above a field. The mark of a required field is only visual, because the control itself is marked as required. */
export function FieldLabel({ children, isRequired = false, isHidden = false }: LabelProps) {
  return (
    <Label className={isHidden ? css.visuallyHidden : css.label}>
      {children}
      {isRequired ? <RequiredMark /> : null}
    </Label>
  );
}

export function RequiredMark() {
  return (
    <span aria-hidden="true" className={css.required}>
      {" *"}
    </span>
  );
}

type FootProps = {
  readonly description?: ReactNode;
  readonly error: string | undefined;
  readonly counter?: ReactNode;
};

/** The text below a field: its help, or the error in place of the help. Both are linked by `aria-describedby`. */
export function FieldFoot({ description, error, counter }: FootProps) {
  if (error === undefined && !description && !counter) return null;
  return (
    <div className={css.foot}>
      {error === undefined ? (
        description ? (
          <Text slot="description" className={css.help}>
            {description}
          </Text>
        ) : null
      ) : (
        <FieldError className={css.error}>
          <span className={css.errorIcon}>
            <Icon glyph={CircleAlert} size="small" />
          </span>
          <span>{error}</span>
        </FieldError>
      )}
      {counter}
    </div>
  );
}

export type FrameState = "ready" | "invalid" | "disabled" | "readOnly";

export function frameState(facts: {
  readonly error: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
}): FrameState {
  if (facts.isDisabled === true) return "disabled";
  if (facts.error !== undefined) return "invalid";
  return facts.isReadOnly === true ? "readOnly" : "ready";
}
