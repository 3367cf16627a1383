import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen } from "storybook/test";
import { Button } from "../Button/index.ts";
import { Bell } from "../Icon/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { Popover } from "./Popover.tsx";

export default {
  title: "Popover",
  component: Popover,
  args: { trigger: <IconButton icon={Bell} label="News" />, label: "News", children: "Nothing new." },
  play: async ({ args }) => {
    if (args.defaultOpen === true) await screen.findByRole("dialog");
  },
} satisfies Meta<typeof Popover>;
type Story = StoryObj<typeof Popover>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const Narrow: Story = { args: { defaultOpen: true, width: "narrow" } };
export const LongContent: Story = {
  args: {
    defaultOpen: true,
    width: "narrow",
    children: Array.from({ length: 40 }, (_, line) => `The water rose in place ${line + 1}.`).map((text) => (
      <div key={text}>
        <Button variant="quiet">{text}</Button>
      </div>
    )),
  },
};
export const WithClose: Story = {
  args: { defaultOpen: true, children: (close: () => void) => <Button onPress={close}>Got it</Button> },
};
