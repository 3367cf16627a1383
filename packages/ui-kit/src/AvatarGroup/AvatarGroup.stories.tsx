import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../Card/index.ts";
import { AvatarGroup } from "./AvatarGroup.tsx";

const people = [
  "Ada Lovelace",
  "Alan Turing",
  "Grace Hopper",
  "Edsger Dijkstra",
  "Barbara Liskov",
  "Tony Hoare",
  "Donald Knuth",
].map((name) => ({ id: name, name }));

export default {
  title: "AvatarGroup",
  component: AvatarGroup,
  args: { label: "Authors", people },
  render: (args) => (
    <Card>
      <AvatarGroup {...args} />
    </Card>
  ),
} satisfies Meta<typeof AvatarGroup>;
type Story = StoryObj<typeof AvatarGroup>;

export const SomeLeftOver: Story = {};
export const AllShown: Story = { args: { people: people.slice(0, 3) } };
export const Small: Story = { args: { size: "small" } };
export const Large: Story = { args: { size: "large", max: 2 } };
export const OthersWithoutNames: Story = { args: { people: people.slice(0, 3), max: 3, total: 214 } };
