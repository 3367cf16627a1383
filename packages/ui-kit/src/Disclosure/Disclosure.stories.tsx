import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../Text/index.ts";
import { Disclosure } from "./Disclosure.tsx";

export default {
  title: "Disclosure",
  component: Disclosure,
  args: { title: "The lower course", children: <Text>Slow, wide, and full of islands.</Text> },
} satisfies Meta<typeof Disclosure>;
type Story = StoryObj<typeof Disclosure>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultExpanded: true } };
export const WithSummary: Story = { args: { summary: "4 islands" } };
export const Nested: Story = {
  args: {
    indent: "none",
    defaultExpanded: true,
    children: (
      <Disclosure title="The delta" level={4} indent="line" summary="4 islands" defaultExpanded>
        <Text>Salt water, twice a day.</Text>
      </Disclosure>
    ),
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
