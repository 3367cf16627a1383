import * as css from "./OpenCase.css.ts";

type OpenCaseProps = { readonly name: string; readonly onOpen: () => void };

/** The name of an exercise, which opens it. */
export function OpenCase({ name, onOpen }: OpenCaseProps) {
  return (
    <button type="button" className={css.open} aria-haspopup="dialog" onClick={onOpen}>
      {name}
    </button>
  );
}
