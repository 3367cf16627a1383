import { ProgressBar } from "react-aria-components/ProgressBar";
import * as css from "./Spinner.css.ts";

export type SpinnerProps = {
  /** What is being waited for. */
  readonly label: string;
};

/** Something small is under way and nobody knows for how long. Takes the size and colour of the text around it. */
export function Spinner({ label }: SpinnerProps) {
  return <ProgressBar isIndeterminate aria-label={label} className={css.spinner} />;
}
