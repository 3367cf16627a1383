import type { ComponentProps } from "react";
import { Header } from "react-aria-components/Header";
import { Collection, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import { defined, isSectioned, type Option, type Options } from "../field/field-props.ts";
import { Check, Icon } from "../Icon/index.ts";
import { OptionRow } from "./IncrementalRows.tsx";
import * as css from "./list.css.ts";

/** The options of a list, with or without sections. */
export function OptionItems({ options }: { readonly options: Options }) {
  if (!isSectioned(options)) return <Collection items={options.map(keyed)}>{optionItem}</Collection>;
  return options.map((section) => (
    <ListBoxSection key={section.label} className={css.section}>
      <Header className={css.heading}>{section.label}</Header>
      <Collection items={section.options.map(keyed)}>{optionItem}</Collection>
    </ListBoxSection>
  ));
}

type Keyed = { readonly id: string; readonly option: Option };

const keyedOptions = new WeakMap<Option, Keyed>();

/** Returns the same object for the same option, so that the collection only renders new ones. */
function keyed(option: Option): Keyed {
  const known = keyedOptions.get(option);
  if (known !== undefined) return known;
  const made = { id: option.value, option };
  keyedOptions.set(option, made);
  return made;
}

function optionItem({ option }: Keyed) {
  return (
    <ListBoxItem
      id={option.value}
      textValue={option.label}
      className={css.item}
      render={(props) => <OptionRow {...(props as ComponentProps<"div">)} value={option.value} />}
      {...defined({ isDisabled: option.isDisabled })}
    >
      {({ isSelected }) => (
        <>
          <span className={css.textBlock}>
            {option.label}
            {option.description === undefined ? null : (
              <span className={css.aside}>{option.description}</span>
            )}
          </span>
          {isSelected ? (
            <span className={css.check}>
              <Icon glyph={Check} size="small" />
            </span>
          ) : null}
        </>
      )}
    </ListBoxItem>
  );
}
