import type { RefObject } from "react";
import { Header } from "react-aria-components/Header";
import { Menu as AriaMenu, MenuItem, MenuSection } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Text } from "react-aria-components/Text";
import { defined } from "../field/field-props.ts";
import { Check, Icon } from "../Icon/index.ts";
import * as listCss from "../list/list.css.ts";
import type { Overlay } from "../overlay/use-overlay-trigger.ts";
import * as css from "./Menu.css.ts";
import { getSections, type MenuEntries, type MenuEntry, type MenuSectionEntry } from "./menu-entries.ts";

export type MenuSheetProps = {
  readonly overlay: Pick<Overlay, "isOpen" | "turn" | "menu"> & {
    readonly triggerRef: RefObject<HTMLElement | null>;
  };
  readonly entries: MenuEntries;
  readonly onAction: ((id: string) => void) | undefined;
  readonly placement: "bottom start" | "bottom end" | "top start" | "top end";
};

/** The opened menu. */
export function MenuSheet({ overlay, entries, onAction, placement }: MenuSheetProps) {
  return (
    <Popover
      className={css.sheet}
      triggerRef={overlay.triggerRef}
      trigger="MenuTrigger"
      aria-labelledby={overlay.menu["aria-labelledby"]}
      isOpen={overlay.isOpen}
      onOpenChange={overlay.turn}
      placement={placement}
      offset={4}
    >
      <AriaMenu {...overlay.menu} onAction={(key) => onAction?.(String(key))} className={css.menu}>
        {getSections(entries).map(section)}
      </AriaMenu>
    </Popover>
  );
}

function section({ id, label, selected, entries }: MenuSectionEntry) {
  const choice =
    selected === undefined
      ? {}
      : { selectionMode: "single" as const, selectedKeys: selected === null ? [] : [selected] };
  return (
    <MenuSection
      key={id}
      id={id}
      className={listCss.section}
      {...choice}
      {...(label === undefined ? { "aria-label": id } : {})}
    >
      {label === undefined ? null : <Header className={listCss.heading}>{label}</Header>}
      {entries.map(item)}
    </MenuSection>
  );
}

function item(entry: MenuEntry) {
  const { id, label, icon, description, isDanger = false } = entry;
  return (
    <MenuItem
      key={id}
      id={id}
      textValue={label}
      className={isDanger ? css.danger : listCss.item}
      {...defined({
        href: entry.href,
        target: entry.target,
        onAction: entry.onAction,
        isDisabled: entry.isDisabled,
      })}
    >
      {({ isSelected, selectionMode }) => (
        <>
          {icon === undefined ? null : (
            <span className={isDanger ? css.dangerSign : css.sign}>
              <Icon glyph={icon} size="small" />
            </span>
          )}
          <span className={listCss.textBlock}>
            <Text slot="label">{label}</Text>
            {description === undefined ? null : (
              <Text slot="description" className={listCss.aside}>
                {description}
              </Text>
            )}
          </span>
          {selectionMode === "none" || !isSelected ? null : (
            <span className={listCss.check}>
              <Icon glyph={Check} size="small" />
            </span>
          )}
        </>
      )}
    </MenuItem>
  );
}
