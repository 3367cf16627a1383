import { useRef } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Header } from "react-aria-components/Header";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import { SearchField } from "react-aria-components/SearchField";
import * as field from "../field/field.css.ts";
import { defined } from "../field/field-props.ts";
import { Icon, type IconGlyph, Search } from "../Icon/index.ts";
import * as listCss from "../list/list.css.ts";
import { Spinner } from "../Spinner/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./SearchList.css.ts";

export type SearchListItem = {
  /** Unique among all items of the list. */
  readonly id: string;
  /** The link of the result; without one, choosing the result only calls `onChoose`. */
  readonly href?: string | undefined;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly icon?: IconGlyph | undefined;
};

export type SearchListSection = { readonly label: string; readonly items: readonly SearchListItem[] };

export type SearchListProps = {
  readonly label: string;
  readonly placeholder?: string;
  readonly autoFocus?: boolean | undefined;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly sections: readonly SearchListSection[];
  /** Whether a search is running, so that more results may follow. */
  readonly isSearching: boolean;
  /** Shown instead of results when there are none, and announced to screen readers. */
  readonly emptyMessage: string;
  /** Called when a result is chosen; its link is followed as well. */
  readonly onChoose: (item: SearchListItem) => void;
};

/**
 * A search field above its results. The focus stays in the field: arrow keys move through the results, and Enter follows the
 * current one.
 */
export function SearchList(props: SearchListProps) {
  const { label, placeholder, text, onTextChange, sections, isSearching, emptyMessage, onChoose } = props;
  const items = sections.flatMap((section) => section.items);
  const status = isSearching ? "Searching" : items.length === 0 ? emptyMessage : countText(items.length);
  const list = useRef<HTMLDivElement>(null);
  /** Results that arrive after the typing have no current one yet: Enter follows the first. */
  const followFirst = () => {
    if (document.activeElement?.hasAttribute("aria-activedescendant")) return;
    list.current?.querySelector<HTMLElement>("[role=option]")?.click();
  };
  return (
    <Autocomplete inputValue={text} onInputChange={onTextChange}>
      <SearchField
        aria-label={label}
        {...defined({ autoFocus: props.autoFocus })}
        className={field.root}
        onSubmit={followFirst}
      >
        <div className={field.frame({ state: "ready" })}>
          <span className={field.affix}>
            {isSearching ? <Spinner label="Searching" /> : <Icon glyph={Search} size="small" />}
          </span>
          <Input
            className={field.input}
            autoComplete="off"
            spellCheck={false}
            {...defined({ placeholder })}
          />
        </div>
      </SearchField>
      <VisuallyHidden>
        <output>{status}</output>
      </VisuallyHidden>
      <ListBox
        ref={list}
        aria-label={label}
        className={css.results}
        selectionMode="none"
        renderEmptyState={() => (
          <div className={listCss.note}>{isSearching ? "Searching" : emptyMessage}</div>
        )}
        onAction={(key) => {
          const chosen = items.find(({ id }) => id === key);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {sections
          .filter((section) => section.items.length > 0)
          .map((section) => (
            <ListBoxSection key={section.label} id={section.label} className={listCss.section}>
              <Header className={listCss.heading}>{section.label}</Header>
              {section.items.map((item) => (
                <ListBoxItem
                  key={item.id}
                  id={item.id}
                  {...defined({ href: item.href })}
                  textValue={item.label}
                  className={css.result}
                >
                  {item.icon !== undefined && <Icon glyph={item.icon} />}
                  <span className={listCss.textBlock}>
                    {item.label}
                    {item.detail !== undefined && <span className={listCss.aside}>{item.detail}</span>}
                  </span>
                </ListBoxItem>
              ))}
            </ListBoxSection>
          ))}
      </ListBox>
    </Autocomplete>
  );
}

function countText(count: number): string {
  return count === 1 ? "1 result" : `${count} results`;
}
