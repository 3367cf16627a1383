import { useState } from "react";
import * as css from "./FileField.css.ts";

type Props = {
  readonly inputId: string;
  readonly footId: string;
  readonly accept: string | undefined;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
  readonly isInvalid: boolean;
  readonly onChoose: (file: File) => void;
  readonly onBlur: () => void;
};

/** The file input covers the whole area and is invisible, so that pointer, keyboard and drop are handled by the browser. */
export function DropArea({
  inputId,
  footId,
  accept,
  isRequired,
  isDisabled,
  isInvalid,
  onChoose,
  onBlur,
}: Props) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={css.drop}
      data-invalid={isInvalid ? "" : undefined}
      data-disabled={isDisabled ? "" : undefined}
      data-over={isOver ? "" : undefined}
    >
      <span className={css.act}>Choose a file</span>
      <span>or drop it here</span>
      <input
        id={inputId}
        type="file"
        className={css.input}
        accept={accept}
        required={isRequired}
        disabled={isDisabled}
        aria-invalid={isInvalid}
        aria-describedby={footId}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          if (chosen !== undefined) onChoose(chosen);
        }}
        onBlur={onBlur}
      />
    </div>
  );
}
