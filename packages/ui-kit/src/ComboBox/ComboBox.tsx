import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from "react";
import { Button } from "react-aria-components/Button";
import { ComboBox as AriaComboBox, ComboBoxStateContext } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { ListBox } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { FieldFoot, FieldLabel, frameState } from "../field/FieldParts.tsx";
import * as field from "../field/field.css.ts";
import { defined, type FieldProps, flatOptions, type Options } from "../field/field-props.ts";
import { useFormField } from "../field/use-form-field.ts";
import { ChevronDown, Icon, X } from "../Icon/index.ts";
import { IncrementalRows } from "../list/IncrementalRows.tsx";
import * as listCss from "../list/list.css.ts";
import { OptionItems } from "../list/OptionItems.tsx";
import { useWasFocused } from "../list/use-was-focused.ts";
import { filterOptions, firstOptions, type OptionRank, withoutRepeats } from "./filter-options.ts";
import { useComboText } from "./use-combo-text.ts";

export type ComboBoxProps = FieldProps<string | null> & {
  /** Sections make "recent first" lists: an option in two sections is shown in the first one. */
  readonly options: Options;
  readonly placeholder?: string | undefined;
  /** Whether any text is allowed: the value is the typed text if no option has it as its label. */
  readonly allowsCustomValue?: boolean;
  /** For options from the server: called as the person types; `options` are then shown as they are. */
  readonly onSearch?: ((text: string) => void) | undefined;
  /** Which of the options that match the typed text comes first; without it, those that begin with the text. */
  readonly getRank?: OptionRank | undefined;
  /** Whether options are being loaded. */
  readonly isLoading?: boolean;
  readonly emptyMessage?: string | undefined;
  /** The error in the value: shown once the person has left the field or submitted. */
  readonly violation?: string | undefined;
};

/** A filter that accepts everything, because options are filtered before they reach the library. */
const everything = () => true;

/** How many options the collection has at first; the number doubles each time the end of the list comes near the view. */
const firstCount = 24;

/** Chooses one of many options by typing. Fast with a thousand options, because only those near the view are rendered. */
export function ComboBox(props: ComboBoxProps) {
  const {
    label,
    name,
    isRequired,
    isDisabled,
    isReadOnly,
    allowsCustomValue = false,
    onSearch,
    getRank,
    isLoading = false,
  } = props;
  const options = useMemo(() => withoutRepeats(props.options), [props.options]);
  const combo = useComboText({ ...props, allowsCustomValue, options });
  const { query } = combo;
  const found = useMemo(
    () => (onSearch === undefined ? filterOptions(options, query, getRank) : options),
    [options, query, onSearch, getRank],
  );
  const [shown, setShown] = useState({ of: found, count: firstCount });
  const count = shown.of === found ? shown.count : firstCount;
  const showMore = useCallback(() => setShown({ of: found, count: count * 2 }), [found, count]);
  const flat = useMemo(() => flatOptions(found), [found]);
  const total = flat.length;
  const { rootRef, error, leave } = useFormField({
    name,
    label,
    errorMessage: props.errorMessage,
    value: combo.value,
    violation: props.violation,
  });
  const isAwake = useWasFocused(rootRef, props.autoFocus === true);
  const { chosen } = combo;
  const visible = useMemo(() => {
    if (isAwake) return firstOptions(found, count);
    return chosen === undefined ? [] : [chosen];
  }, [isAwake, found, count, chosen]);
  const only = total === 1 && !isLoading ? flat[0] : undefined;
  const meant = query === "" || allowsCustomValue ? undefined : (only?.value ?? null);
  const onBlur = () => {
    leave();
    props.onBlur?.();
  };
  return (
    <AriaComboBox
      {...defined({ isRequired, isDisabled, isReadOnly, autoFocus: props.autoFocus })}
      ref={rootRef}
      className={field.root}
      value={combo.key}
      inputValue={combo.text}
      onChange={(key) =>
        combo.choose(
          key === null ? null : String(key),
          rootRef.current?.contains(document.activeElement) === true,
        )
      }
      onInputChange={combo.type}
      onOpenChange={combo.turn}
      defaultFilter={everything}
      allowsCustomValue={allowsCustomValue}
      allowsEmptyCollection={!isAwake || !allowsCustomValue || isLoading}
      menuTrigger="input"
      onBlur={onBlur}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel isRequired={isRequired} isHidden={props.isLabelHidden}>
        {label}
      </FieldLabel>
      <div className={field.frame({ state: frameState({ error, isDisabled, isReadOnly }) })}>
        <OpeningInput
          placeholder={props.placeholder}
          mayOpen={isDisabled !== true && isReadOnly !== true}
          meant={meant}
          showsChosen={chosen !== undefined && combo.text === chosen.label}
          onEscape={combo.resetText}
        />
        {combo.text === "" || isDisabled === true || isReadOnly === true ? null : (
          <Button
            slot={null}
            excludeFromTabOrder
            className={field.inset}
            aria-label={`Clear ${label}`}
            onPress={combo.clear}
          >
            <Icon glyph={X} size="small" />
          </Button>
        )}
        <Button className={field.inset}>
          <Icon glyph={ChevronDown} size="small" />
        </Button>
      </div>
      {name === undefined || isDisabled === true ? null : (
        <input type="hidden" name={name} value={combo.value ?? ""} />
      )}
      <FieldFoot description={props.description} error={error} />
      <Popover className={listCss.fieldSheet} offset={4}>
        <IncrementalRows options={found} onEnd={showMore}>
          <ListBox
            className={listCss.list}
            aria-busy={isLoading}
            renderEmptyState={() => (
              <div className={listCss.note}>
                {isLoading ? "Loading" : (props.emptyMessage ?? "Nothing found")}
              </div>
            )}
          >
            <OptionItems options={visible} />
          </ListBox>
        </IncrementalRows>
      </Popover>
    </AriaComboBox>
  );
}

type OpeningInputProps = {
  readonly placeholder: string | undefined;
  readonly mayOpen: boolean;
  /** The option that the typed text means; null if several or none match; undefined if Enter has nothing to do. */
  readonly meant: string | null | undefined;
  /** Whether the text is that of the chosen option: it is selected with the focus, so that typing replaces it. */
  readonly showsChosen: boolean;
  readonly onEscape: () => void;
};

/**
 * The text field of a combo box. Clicking it opens the list, like the arrow. Enter takes the only matching option, and leaves the
 * text unchanged if there is not exactly one. Ctrl+Enter, which saves a form, accepts what Enter would accept and closes the
 * list.
 */
function OpeningInput({ placeholder, mayOpen, meant, showsChosen, onEscape }: OpeningInputProps) {
  const state = useContext(ComboBoxStateContext);
  const isFirstClick = useRef(false);
  const open = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    // The press has put the caret into the text after the focus; text that was selected by dragging stays selected.
    const isDragged = currentTarget.selectionStart !== currentTarget.selectionEnd;
    if (isFirstClick.current && showsChosen && !isDragged) currentTarget.select();
    isFirstClick.current = false;
    if (mayOpen && state !== null && !state.isOpen) state.open(null, "manual");
  };
  const take = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) state?.commit();
  };
  // Runs before the library's own Enter, which empties the field if no option was chosen with the arrow keys.
  const takeFound = (event: KeyboardEvent) => {
    if (event.key === "Escape") return onEscape();
    const isPlain =
      event.key === "Enter" && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
    if (!isPlain || meant === undefined || state === null || state.selectionManager.focusedKey !== null)
      return;
    if (meant !== null) return state.selectionManager.setFocusedKey(meant);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Input
      className={field.input}
      autoComplete="off"
      onPointerDown={({ currentTarget }) => {
        isFirstClick.current = currentTarget !== document.activeElement;
      }}
      onFocus={({ currentTarget }) => {
        if (showsChosen) currentTarget.select();
      }}
      onClick={open}
      onKeyDownCapture={takeFound}
      onKeyDown={take}
      {...defined({ placeholder })}
    />
  );
}
