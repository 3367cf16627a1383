import { ProgressBarContext } from "react-aria-components/ProgressBar";
import { useSlottedContext } from "react-aria-components/slots";
import { barProps } from "../Progress/bar-props.ts";
import * as css from "./Spinner.css.ts";

export type SpinnerProps = {
  /** The name of the awaited thing, for screen readers. */
  readonly label: string;
};

/** A small activity of unknown duration. Has the size and colour of the surrounding text. */
export function Spinner({ label }: SpinnerProps) {
  // While a button's action is running, the spinner is part of its accessible name.
  const { id } = useSlottedContext(ProgressBarContext) ?? {};
  return <div {...barProps({ "aria-label": label }, 100)} id={id} className={css.spinner} />;
}
