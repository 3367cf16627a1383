import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Text } from "../Text/index.ts";
import { FoldingCard, type FoldingCardProps } from "./FoldingCard.tsx";

export default {
  title: "FoldingCard",
  component: FoldingCard,
  args: {
    title: "The lower course",
    children: <Text>Slow, wide, and full of islands.</Text>,
    isExpanded: false,
    onExpandedChange: () => undefined,
  },
} satisfies Meta<typeof FoldingCard>;
type Story = StoryObj<typeof FoldingCard>;

function Held(props: FoldingCardProps) {
  const [isExpanded, setExpanded] = useState(props.isExpanded);
  return <FoldingCard {...props} isExpanded={isExpanded} onExpandedChange={setExpanded} />;
}

export const Closed: Story = { render: (args) => <Held {...args} /> };
export const Open: Story = { args: { isExpanded: true }, render: (args) => <Held {...args} /> };
export const WithSummary: Story = { args: { summary: "3 filled in" }, render: (args) => <Held {...args} /> };
export const LongTitle: Story = {
  args: {
    title: "The lower course, from the gorge to the place where nobody can tell the river from the sea",
    summary: "12 filled in",
  },
  render: (args) => <Held {...args} />,
};
