import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../Card/index.ts";
import { Skeleton } from "./Skeleton.tsx";

export default { title: "Skeleton", component: Skeleton } satisfies Meta<typeof Skeleton>;
type Story = StoryObj<typeof Skeleton>;

export const Lines: Story = {};
export const OneLine: Story = { args: { kind: "text", lines: 1 } };
export const Title: Story = { args: { kind: "title" } };
export const Block: Story = { args: { kind: "block", height: 160 } };
export const Rows: Story = {
  render: () => (
    <Card padding="none">
      <Skeleton kind="rows" rows={4} columns={4} />
    </Card>
  ),
};
