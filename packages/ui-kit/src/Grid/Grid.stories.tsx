import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../Card/index.ts";
import { Text } from "../Text/index.ts";
import { Grid } from "./Grid.tsx";

export default {
  title: "Layout/Grid",
  component: Grid,
  args: {
    columns: 4,
    children: ["Rhine", "Danube", "Elbe", "Oder"].map((name) => (
      <Card key={name}>
        <Text>{name}</Text>
      </Card>
    )),
  },
} satisfies Meta<typeof Grid>;
type Story = StoryObj<typeof Grid>;

export const OneColumn: Story = { args: { columns: 1 } };
export const TwoColumns: Story = { args: { columns: 2 } };
export const ThreeColumns: Story = { args: { columns: 3 } };
export const FourColumns: Story = { args: { columns: 4, gap: 6 } };
