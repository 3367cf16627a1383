import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
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

/** Changes the search from outside while the focus stays in the field: F2 simulates an arriving answer. */
function WithOutside(props: SearchFieldProps) {
  const [value, setValue] = useState("");
  useEffect(() => {
    const change = ({ key }: KeyboardEvent) => {
      if (key === "F2") setValue("rhine");
    };
    window.addEventListener("keydown", change);
    return () => window.removeEventListener("keydown", change);
  }, []);
  return <WithEcho {...props} value={value} />;
}

export const ChangedFromOutside: Story = { render: (args) => <WithOutside {...args} /> };
