import { type ReactNode, useRef } from "react";
import { Button } from "../Button/index.ts";
import { defined } from "../field/field-props.ts";
import * as css from "./FormBar.css.ts";
import { useBottomInset } from "./use-bottom-inset.ts";

export type FormBarProps = {
  readonly saveLabel?: string;
  readonly isSaving?: boolean;
  readonly isSaveDisabled?: boolean;
  readonly cancelLabel?: string;
  /** Called on Cancel; without it there is no Cancel button. */
  readonly onCancel?: (() => void) | undefined;
  /** The form that Save submits, if the bar is outside of it. */
  readonly form?: string | undefined;
  /** Another way to save. `onChoose` is called just before the form is submitted. */
  readonly alternative?: { readonly label: string; readonly onChoose: () => void } | undefined;
  /** A hint above the buttons that people should read before saving. It is not announced. */
  readonly warning?: ReactNode;
  /** The state of the form: "Saved as a draft", "Two changes not saved yet". Announced when it changes. */
  readonly note?: ReactNode;
};

/** Save and Cancel, which are always within reach at the bottom of a long form. */
export function FormBar(props: FormBarProps) {
  const {
    saveLabel = "Save",
    isSaving = false,
    isSaveDisabled = false,
    cancelLabel = "Cancel",
    onCancel,
    form,
    alternative,
  } = props;
  const barRef = useRef<HTMLDivElement | null>(null);
  useBottomInset(barRef);
  // Not a submit button, because Enter in a field would press the first one of those.
  const chooseAlternative = () => {
    alternative?.onChoose();
    const outside = form === undefined ? null : document.getElementById(form);
    const submitted = outside ?? barRef.current?.closest("form");
    if (submitted instanceof HTMLFormElement) submitted.requestSubmit();
  };
  return (
    <div ref={barRef} className={css.bar}>
      {props.warning === undefined ? null : <div className={css.warning}>{props.warning}</div>}
      <output className={css.note}>{props.note}</output>
      <div className={css.acts}>
        {onCancel === undefined ? null : (
          <Button variant="quiet" onPress={onCancel}>
            {cancelLabel}
          </Button>
        )}
        {alternative === undefined ? null : (
          <Button isDisabled={isSaving || isSaveDisabled} onPress={chooseAlternative}>
            {alternative.label}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          isPending={isSaving}
          isDisabled={isSaveDisabled}
          {...defined({ form })}
        >
          {saveLabel}
        </Button>
      </div>
    </div>
  );
}
