import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../Card/index.ts";
import { Text } from "../Text/index.ts";
import { Page } from "./Page.tsx";

export default {
  title: "Layout/Page",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: {
    children: (
      <Card>
        <Text>Never wider than the page, however wide the window.</Text>
      </Card>
    ),
  },
} satisfies Meta<typeof Page>;
type Story = StoryObj<typeof Page>;

export const Filled: Story = {};
