import { Button } from "@cathedra/ui-kit/Button";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { FoldingCard } from "@cathedra/ui-kit/FoldingCard";
import { type ReactNode, useState } from "react";
import { focusSearch } from "../list-bar/focus-search.ts";
import { countText } from "./count-text.ts";
import { ListPage, ListTable } from "./ListTable.tsx";
import type { ListRow } from "./list.ts";
import { TableSection } from "./TableSection.tsx";
import type { ListOnShow } from "./use-list.ts";

export type ListSectionsProps<Row extends ListRow, Key, View extends object, Name extends string> = {
  readonly of: ListOnShow<Row, Key, View, Name>;
  /** The number of rows and the first rows of each section; a folded section is read later. */
  readonly data: Readonly<Record<Name, { readonly count: number; readonly rows?: Key }>>;
};

/** The sections of a list, each with its number of rows, its rows and a button for more. */
export function ListSections<Row extends ListRow, Key, View extends object, Name extends string>({
  of,
  data,
}: ListSectionsProps<Row, Key, View, Name>) {
  const { list, view, show } = of;
  const isNarrowed = list.view.isNarrowed(view);
  const showAll = () => {
    show(list.view.whole(view));
    focusSearch();
  };
  return list.sections.map((section, index) => {
    const { name, title, none, isFolded = false } = section;
    const { count, rows } = data[name];
    const empty = (
      <EmptyState
        action={isNarrowed && index === 0 && <Button onPress={showAll}>{`Show all ${list.name}`}</Button>}
      >
        {isNarrowed ? `No ${list.one} matches.` : none}
      </EmptyState>
    );
    const page = { of, section, empty };
    if (isFolded)
      return (
        <Folded key={name} title={title} count={count}>
          <ListPage key={`${of.changes} ${of.shown}`} {...page} />
        </Folded>
      );
    return (
      <TableSection key={name} title={title} count={count} one={list.one}>
        {rows === undefined ? <ListPage {...page} /> : <ListTable {...page} rows={rows} />}
      </TableSection>
    );
  });
}

type FoldedProps = { readonly title: string; readonly count: number; readonly children: ReactNode };

function Folded({ title, count, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <FoldingCard title={title} summary={countText(count)} isExpanded={isOpen} onExpandedChange={setOpen}>
      {children}
    </FoldingCard>
  );
}
