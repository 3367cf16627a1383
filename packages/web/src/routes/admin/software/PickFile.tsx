import { Button } from "@cathedra/ui-kit/Button";
import { useRef } from "react";

export type PickFileProps = {
  readonly children: string;
  /** The accessible name of the button, which begins with its visible text and says what is chosen. */
  readonly label: string;
  readonly accept: string;
  readonly isDisabled: boolean;
  readonly onPick: (file: File) => void;
};

/** A button that opens the browser's file dialog. */
export function PickFile({ children, label, accept, isDisabled, onPick }: PickFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" aria-label={label} isDisabled={isDisabled} onPress={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The field is cleared, so that the same file can be chosen again.
          currentTarget.value = "";
          if (file !== undefined) onPick(file);
        }}
      />
    </>
  );
}
