import { useState } from "react";
import { flatOptions, type Option, type Options } from "../field/field-props.ts";
import { useControlled } from "../field/use-controlled.ts";
import { fold, matchingOption } from "./filter-options.ts";

type Facts = {
  readonly value?: string | null | undefined;
  readonly defaultValue?: string | null | undefined;
  readonly onChange?: ((value: string | null) => void) | undefined;
  readonly onSearch?: ((text: string) => void) | undefined;
  readonly options: Options;
  readonly allowsCustomValue: boolean;
};

/** Keeps the value and the text in the field consistent: the text follows the value until the person types. */
export function useComboText({ options, allowsCustomValue, onSearch, ...held }: Facts) {
  const [value, setValue] = useControlled(held.value, held.defaultValue ?? null, held.onChange);
  const offered = flatOptions(options).find((option) => option.value === value);
  // Options from a search change while one is chosen, so the label of the chosen one is kept with its value.
  const [kept, setKept] = useState(offered);
  if (offered !== undefined && offered !== kept) setKept(offered);
  const chosen = offered ?? (kept?.value === value ? kept : undefined);
  const settled = getText(value, chosen, allowsCustomValue);
  const [typed, setTyped] = useState<string | null>(null);
  const [isBrowsing, setBrowsing] = useState(false);
  const text = typed ?? settled;

  const give = (next: string | null) => {
    if (next !== value) setValue(next);
  };
  return {
    value,
    text,
    chosen,
    key: chosen?.value ?? null,
    /** The filter of the list: empty if the arrow opened it, or if the text is the chosen option. */
    query: typed === null || isBrowsing ? "" : typed,
    choose: (key: string | null, isFocused: boolean) => {
      // Leaving the field arrives as a choice of the present option: the typed text is then reset, unless it is the name of an
      // option.
      const isLeft = typed !== null && key === (chosen?.value ?? null);
      const matched = isLeft && !allowsCustomValue ? matchingOption(options, typed, chosen) : undefined;
      // The library closes the list when the page scrolls, and reports that like leaving the field, in which the person still is.
      if (isLeft && isFocused && key === null && matched === undefined) return;
      setTyped(null);
      setBrowsing(false);
      if (matched !== undefined) give(matched.value);
      else if (key !== null || !allowsCustomValue) give(key);
    },
    type: (next: string) => {
      if (next === text) return;
      setBrowsing(false);
      setTyped(next);
      onSearch?.(next);
      if (next.trim() === "") give(null);
      else if (allowsCustomValue) give(labelled(options, next)?.value ?? next.trim());
    },
    turn: (isOpen: boolean, trigger: "focus" | "input" | "manual" | undefined) => {
      setBrowsing(isOpen && trigger === "manual");
    },
    /** With any text allowed, the typed text is the value, and a list that matched nothing would open again. */
    resetText: () => {
      if (!allowsCustomValue) setTyped(null);
    },
    clear: () => {
      setTyped(null);
      onSearch?.("");
      give(null);
    },
  };
}

function getText(value: string | null, chosen: Option | undefined, allowsCustomValue: boolean): string {
  return chosen?.label ?? (allowsCustomValue ? (value ?? "") : "");
}

function labelled(options: Options, text: string): Option | undefined {
  const wanted = fold(text);
  return flatOptions(options).find(({ label }) => fold(label) === wanted);
}
