import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { FileText, Users } from "../Icon/index.ts";
import { SearchList, type SearchListProps } from "./SearchList.tsx";

const sections = [
  {
    label: "Pages",
    items: [{ id: "records", href: "/records", label: "Records", detail: "Logbook", icon: FileText }],
  },
  {
    label: "Groups",
    items: [
      { id: "residents", href: "/groups/1", label: "IR Residents", detail: "Northgate", icon: Users },
      { id: "fellows", href: "/groups/2", label: "IR Fellows", icon: Users },
    ],
  },
];

function WithText(args: SearchListProps) {
  const [text, setText] = useState(args.text);
  return <SearchList {...args} text={text} onTextChange={setText} />;
}

export default {
  title: "SearchList",
  component: SearchList,
  args: {
    label: "Search",
    placeholder: "Pages, people, cases",
    text: "",
    onTextChange: () => {},
    sections,
    isSearching: false,
    emptyMessage: "Nothing found.",
    onChoose: () => {},
  },
  render: (args) => <WithText {...args} />,
} satisfies Meta<typeof SearchList>;
type Story = StoryObj<typeof SearchList>;

export const Found: Story = {};
export const Searching: Story = { args: { text: "ir", sections: [], isSearching: true } };
export const NothingFound: Story = { args: { text: "zzz", sections: [] } };
export const WalkedByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole("searchbox", { name: "Search" });
    await userEvent.click(input);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(input).toHaveFocus();
    const current = input.getAttribute("aria-activedescendant");
    await expect(canvas.getByRole("option", { name: /IR Residents/ }).id).toBe(current);
  },
};
