import { useContext } from "react";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import * as field from "../field/field.css.ts";
import { defined } from "../field/field-props.ts";

type OpeningInputProps = { readonly placeholder: string | undefined; readonly mayOpen: boolean };

/** The text of a combobox. A click into it shows what there is to choose from, as its arrow does. */
export function OpeningInput({ placeholder, mayOpen }: OpeningInputProps) {
  const state = useContext(ComboBoxStateContext);
  const open = () => {
    if (mayOpen && state !== null && !state.isOpen) state.open(null, "manual");
  };
  return <Input className={field.input} autoComplete="off" onClick={open} {...defined({ placeholder })} />;
}
