import { type KeyboardEvent, useContext } from "react";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import * as field from "../field/field.css.ts";
import { defined } from "../field/field-props.ts";

type OpeningInputProps = { readonly placeholder: string | undefined; readonly mayOpen: boolean };

/**
 * The text of a combobox. A click into it shows what there is to choose from, as its arrow does. Ctrl+Enter, by which a
 * form is saved, takes what Enter would take, and closes the list.
 */
export function OpeningInput({ placeholder, mayOpen }: OpeningInputProps) {
  const state = useContext(ComboBoxStateContext);
  const open = () => {
    if (mayOpen && state !== null && !state.isOpen) state.open(null, "manual");
  };
  const take = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) state?.commit();
  };
  return (
    <Input
      className={field.input}
      autoComplete="off"
      onClick={open}
      onKeyDown={take}
      {...defined({ placeholder })}
    />
  );
}
