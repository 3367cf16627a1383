import { useEffect, useRef, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Input } from "react-aria-components/Input";
import { SearchField as AriaSearchField } from "react-aria-components/SearchField";
import { FieldLabel, frameState } from "../field/FieldParts.tsx";
import * as css from "../field/field.css.ts";
import { defined } from "../field/field-props.ts";
import { Icon, Search, X } from "../Icon/index.ts";

export type SearchFieldProps = {
  readonly label: string;
  /** Whether the label is visible above the field; it is always read out. */
  readonly isLabelShown?: boolean;
  readonly placeholder?: string | undefined;
  /** The present search. A different value from outside replaces the typed text. */
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  /**
   * Called with the trimmed text when the person pauses, and at once on Enter, on clearing and on leaving the field. While a
   * pointer is pressed it waits for its release, so that results do not move under it.
   */
  readonly onSearch?: ((text: string) => void) | undefined;
  /** Milliseconds without typing that count as a pause (G.021). */
  readonly delay?: number;
  readonly isDisabled?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
};

/** A field for text to search for, which is submitted after a pause in typing (G.021). */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onSearch, delay = 300, isDisabled, isLabelShown = false } = props;
  const [text, setText] = useState(value ?? props.defaultValue ?? "");
  const sent = useRef(text.trim());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    if (value === undefined || value.trim() === sent.current) return;
    sent.current = value.trim();
    // A person who has typed more in the meantime is not interrupted: that text is searched next.
    if (timer.current === undefined) setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { afterPress, cancel } = usePressEnd();

  const send = (next: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    cancel();
    const trimmed = next.trim();
    if (trimmed === sent.current) return;
    sent.current = trimmed;
    latest.current?.(trimmed);
  };
  const sendAfterPress = (next: string) => afterPress(() => send(next));
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(sendAfterPress, delay, next);
  };
  return (
    <AriaSearchField
      {...defined({ isDisabled, autoFocus: props.autoFocus })}
      data-not-printed
      className={css.root}
      value={text}
      onChange={type}
      onSubmit={send}
      onClear={() => send("")}
      enterKeyHint="search"
      autoComplete="off"
    >
      <FieldLabel isHidden={!isLabelShown}>{label}</FieldLabel>
      <div className={css.frame({ state: frameState({ error: undefined, isDisabled }) })}>
        <span className={css.affix}>
          <Icon glyph={Search} size="small" />
        </span>
        <Input
          className={css.input}
          onBlur={() => sendAfterPress(text)}
          {...defined({ placeholder: props.placeholder })}
        />
        {text === "" ? null : (
          <Button className={css.inset}>
            <Icon glyph={X} size="small" label="Clear" />
          </Button>
        )}
      </div>
    </AriaSearchField>
  );
}

/**
 * `afterPress` calls back at once or, while a pointer is pressed, at its release, with the last of several calls. It runs
 * before the following click, so that a pressed button, such as one that clears the search, comes last.
 */
function usePressEnd() {
  const isPressed = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      const call = waiting.current;
      waiting.current = undefined;
      call?.();
    };
    window.addEventListener("pointerdown", press, true);
    window.addEventListener("pointerup", release, true);
    window.addEventListener("pointercancel", release, true);
    return () => {
      window.removeEventListener("pointerdown", press, true);
      window.removeEventListener("pointerup", release, true);
      window.removeEventListener("pointercancel", release, true);
    };
  }, []);
  return {
    afterPress: (call: () => void) => {
      if (isPressed.current) waiting.current = call;
      else call();
    },
    cancel: () => {
      waiting.current = undefined;
    },
  };
}
