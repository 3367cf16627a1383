import type { Meta, StoryObj } from "@storybook/react-vite";
import { Download } from "../Icon/index.ts";
import { Text } from "../Text/index.ts";
import { Link } from "./Link.tsx";

export default {
  title: "Link",
  component: Link,
  args: { href: "/rivers", children: "All rivers" },
} satisfies Meta<typeof Link>;
type Story = StoryObj<typeof Link>;

export const InText: Story = {
  render: (args) => (
    <Text measure="reading">
      The list is long, so it has a page of its own: <Link {...args} />. It is kept in the order of the
      alphabet.
    </Text>
  ),
};
export const Alone: Story = { args: { variant: "alone" } };
export const AloneWithIcon: Story = {
  args: { variant: "alone", icon: Download, children: "Download the list" },
};
export const Quiet: Story = { args: { variant: "quiet" } };
export const External: Story = {
  args: { href: "https://example.org", isExternal: true, children: "Example" },
};
