import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/index.ts";
import { Banner } from "./Banner.tsx";

export default {
  title: "Banner",
  component: Banner,
  args: { children: "The map of the delta is being drawn again and will be back this evening." },
} satisfies Meta<typeof Banner>;
type Story = StoryObj<typeof Banner>;

export const Info: Story = {};
export const Success: Story = { args: { tone: "success", children: "Everything is saved." } };
export const Warning: Story = { args: { tone: "warning", title: "The water is high" } };
export const Danger: Story = { args: { tone: "danger", title: "The list could not be fetched" } };
export const WithAction: Story = {
  args: {
    tone: "danger",
    children: "The list could not be fetched.",
    action: <Button size="small">Try again</Button>,
  },
};
export const Dismissible: Story = { args: { onDismiss: () => undefined } };
export const WithActionAndDismiss: Story = {
  args: { action: <Button size="small">Show</Button>, onDismiss: () => undefined },
};
export const WithEverything: Story = {
  args: {
    tone: "warning",
    title: "The water is high",
    action: <Button size="small">Show the gauges</Button>,
    onDismiss: () => undefined,
  },
};
