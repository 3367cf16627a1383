import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/index.ts";
import { SkipLink } from "./SkipLink.tsx";

export default {
  title: "SkipLink",
  component: SkipLink,
  args: { targetIds: ["content"] },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Button>Something of the navigation</Button>
      <main id="content" tabIndex={-1}>
        The content
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
type Story = StoryObj<typeof SkipLink>;

export const Hidden: Story = {};
export const Focused: Story = {
  play: ({ canvasElement }) => {
    canvasElement.querySelector("a")?.focus();
  },
};
