import { Button } from "@cathedra/ui-kit/Button";
import { Plus, X } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Inline } from "@cathedra/ui-kit/Inline";
import { TextField } from "@cathedra/ui-kit/TextField";
import { type ClipboardEvent, useEffect, useRef } from "react";
import * as css from "./EmailFields.css.ts";
import { type EmailField, emailField, splitInto } from "./email-field.ts";

export type EmailFieldsProps = {
  readonly fields: readonly EmailField[];
  /** The name of one entry, such as "Admin". */
  readonly one: string;
  /** The key under which the form's errors contain the list of addresses. */
  readonly name: string;
  /** The help text below the first field. */
  readonly description: string;
  /** Whether at least one address is required. */
  readonly isRequired: boolean;
  readonly most: number;
  readonly onChange: (fields: readonly EmailField[]) => void;
};

/** Fields for people's addresses, one for each address. */
export function EmailFields(props: EmailFieldsProps) {
  const { fields, one, name, isRequired, onChange } = props;
  const place = useRef<HTMLDivElement>(null);
  const focusTarget = useRef<{ readonly index: number; readonly of: number } | null>(null);
  useEffect(() => {
    // The effect of an earlier rendering may run only after the next press, so the target is compared.
    if (focusTarget.current === null || focusTarget.current.of !== fields.length) return;
    const inputs = place.current?.querySelectorAll<HTMLElement>("input");
    // After the last one was removed, the only remaining button adds one.
    const next = inputs?.[focusTarget.current.index] ?? place.current?.querySelector("button");
    next?.focus();
    focusTarget.current = null;
  });
  const add = () => {
    focusTarget.current = { index: fields.length, of: fields.length + 1 };
    onChange([...fields, emailField()]);
  };
  const remove = (index: number) => {
    focusTarget.current = { index: Math.max(index - 1, 0), of: fields.length - 1 };
    onChange(fields.filter((_, each) => each !== index));
  };
  const take = (index: number, text: string) => {
    const split = splitInto(fields, index, { text, most: props.most });
    if (split !== undefined) onChange(split);
    return split;
  };
  const paste = (index: number, event: ClipboardEvent<HTMLElement>) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement)) return;
    const { value, selectionStart, selectionEnd } = input;
    const pasted = event.clipboardData.getData("text");
    const text = `${value.slice(0, selectionStart ?? 0)}${pasted}${value.slice(selectionEnd ?? value.length)}`;
    const split = take(index, text);
    if (split === undefined) return;
    event.preventDefault();
    focusTarget.current = { index: index + split.length - fields.length, of: split.length };
  };
  const isOnly = fields.length === 1;
  return (
    <div ref={place} className={css.list}>
      {fields.map(({ key, email }, index) => (
        <div key={key} className={css.row}>
          <div className={css.field} onPaste={(event) => paste(index, event)}>
            <TextField
              label={isOnly ? one : `${one} ${index + 1}`}
              name={`${name}.${index}`}
              inputMode="email"
              autoComplete="off"
              isRequired={isRequired}
              value={email}
              onBlur={() => take(index, email)}
              description={index === 0 ? props.description : undefined}
              onChange={(typed) =>
                onChange(fields.map((each, at) => (at === index ? { ...each, email: typed } : each)))
              }
            />
          </div>
          {!(isOnly && isRequired) && (
            <div className={css.remove}>
              <IconButton
                icon={X}
                label={`Remove ${one.toLowerCase()} ${index + 1}`}
                onPress={() => remove(index)}
              />
            </div>
          )}
        </div>
      ))}
      <Inline gap={2}>
        <Button size="small" icon={Plus} isDisabled={fields.length >= props.most} onPress={add}>
          {`Add ${one.toLowerCase()}`}
        </Button>
      </Inline>
    </div>
  );
}
