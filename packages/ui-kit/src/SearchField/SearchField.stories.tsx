import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { SearchField, type SearchFieldProps } from "./SearchField.tsx";

export default {
  title: "SearchField",
  component: SearchField,
  args: { label: "Search rivers", placeholder: "Search rivers" },
} satisfies Meta<typeof SearchField>;
type Story = StoryObj<typeof SearchField>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: "danube" } };
export const WithLabel: Story = { args: { isLabelShown: true } };
export const Disabled: Story = { args: { isDisabled: true } };

function WithEcho(props: SearchFieldProps) {
  const [searches, setSearches] = useState<readonly string[]>([]);
  return (
    <>
      <SearchField {...props} onSearch={(text) => setSearches((earlier) => [...earlier, text])} />
      <output>{JSON.stringify(searches)}</output>
    </>
  );
}

export const Searching: Story = { render: (args) => <WithEcho {...args} /> };
