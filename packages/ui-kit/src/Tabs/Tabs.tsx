import type { ReactNode } from "react";
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from "react-aria-components/Tabs";
import { CountBadge } from "../CountBadge/index.ts";
import * as css from "./Tabs.css.ts";

export type TabItem<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  readonly content: ReactNode;
  /** The number of items in the tab. */
  readonly count?: number;
  readonly isDisabled?: boolean;
};

export type TabsProps<Id extends string> = {
  /** The name of the group of tabs, for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabItem<Id>[];
  readonly selected?: Id;
  readonly defaultSelected?: Id;
  readonly onSelect?: (id: Id) => void;
};

/** Parts of a thing, of which one is visible at a time. Arrow keys move between the tabs. */
export function Tabs<Id extends string>({ label, tabs, selected, defaultSelected, onSelect }: TabsProps<Id>) {
  return (
    <AriaTabs
      className={css.tabs}
      {...(selected === undefined ? {} : { selectedKey: selected })}
      {...(defaultSelected === undefined ? {} : { defaultSelectedKey: defaultSelected })}
      onSelectionChange={(key) => onSelect?.(key as Id)}
    >
      <TabList aria-label={label} className={css.list}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} isDisabled={tab.isDisabled ?? false} className={css.tab}>
            {tab.label}
            {tab.count !== undefined && <CountBadge count={tab.count} />}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={css.panel}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
