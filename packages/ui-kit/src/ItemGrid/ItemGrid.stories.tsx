import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { EmptyState } from "../EmptyState/index.ts";
import { ItemGrid, type ItemGridProps } from "./ItemGrid.tsx";
import type { ItemAct } from "./item-actions.ts";

const getName = (index: number) => (index === 7 ? undefined : `River ${index + 1}`);

/** Keeps the selection as an application would. */
function Rivers(props: Partial<ItemGridProps> & { readonly chosenAtFirst?: readonly number[] }) {
  const { count = 12 } = props;
  const [active, setActive] = useState(0);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(props.chosenAtFirst));
  const [said, setSaid] = useState("");
  const onAct = (act: ItemAct) => {
    if ("index" in act) setActive(act.index);
    if (act.kind === "none") setChosen(new Set());
    if (act.kind === "all") setChosen(new Set(Array.from({ length: count }, (_, index) => index)));
    if (act.kind === "open" || act.kind === "menu") setSaid(`${act.kind} ${act.index}`);
    if (act.kind !== "choose") return;
    const next = new Set(act.how === "toggle" ? chosen : []);
    if (act.how === "range") {
      const [from, to] = [Math.min(active, act.index), Math.max(active, act.index)];
      for (let index = from; index <= to; index += 1) next.add(index);
    } else if (!next.delete(act.index)) next.add(act.index);
    setChosen(next);
  };
  return (
    <>
      <ItemGrid
        label="Rivers"
        count={count}
        layout="tiles"
        columns={[
          { key: "name", label: "Name", width: "minmax(0, 1fr)" },
          { key: "length", label: "Length", width: "6rem", isAtEnd: true },
          { key: "seen", label: "Seen", width: "8rem", isAside: true },
        ]}
        renderTile={(index) => <p>{getName(index) ?? "…"}</p>}
        renderCell={(index, column) => (column === "name" ? (getName(index) ?? "…") : `${index * 7} km`)}
        makeKey={String}
        getName={getName}
        isChosen={(index) => chosen.has(index)}
        chosenCount={chosen.size}
        active={active}
        onAct={onAct}
        onShow={() => undefined}
        empty={<EmptyState>No rivers yet.</EmptyState>}
        texts={{
          choose: (name) => (name === "" ? "Choose" : `Choose ${name}`),
          more: (name) => (name === "" ? "More" : `More for ${name}`),
        }}
        {...props}
      />
      <output>{said}</output>
    </>
  );
}

export default { title: "ItemGrid", component: Rivers, args: {} } satisfies Meta<typeof Rivers>;
type Story = StoryObj<typeof Rivers>;

export const Tiles: Story = {};
export const Rows: Story = { args: { layout: "rows" } };
export const Chosen: Story = { args: { chosenAtFirst: [1, 2, 5] } };
export const ChosenRows: Story = { args: { layout: "rows", chosenAtFirst: [1, 2, 5] } };
export const Empty: Story = { args: { count: 0 } };
export const Faded: Story = { args: { isFaded: (index) => index < 2 } };
export const VeryMany: Story = { args: { count: 100_000 } };
export const VeryManyRows: Story = { args: { count: 100_000, layout: "rows" } };
