import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/index.ts";
import { Skeleton } from "../Skeleton/index.ts";
import { Text } from "../Text/index.ts";
import { Card } from "./Card.tsx";

export default {
  title: "Card",
  component: Card,
  args: { children: <Text>It springs in the mountains and ends in the sea.</Text> },
} satisfies Meta<typeof Card>;
type Story = StoryObj<typeof Card>;

export const Plain: Story = {};
export const Titled: Story = { args: { title: "The upper course" } };
export const Article: Story = { args: { title: "The upper course", kind: "article" } };
export const WithActions: Story = {
  args: { title: "The upper course", actions: <Button size="small">Change</Button> },
};
export const MediumPadding: Story = { args: { title: "The upper course", padding: "medium" } };
export const NoPadding: Story = {
  args: { title: "The upper course", padding: "none", children: <Skeleton kind="rows" rows={3} /> },
};
