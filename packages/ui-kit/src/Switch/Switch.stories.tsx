import type { Meta, StoryObj } from "@storybook/react-vite";
import { Switch } from "./Switch.tsx";

export default {
  title: "Switch",
  component: Switch,
  args: { label: "Flood warnings" },
} satisfies Meta<typeof Switch>;
type Story = StoryObj<typeof Switch>;

export const Off: Story = {};
export const On: Story = { args: { defaultValue: true } };
export const WithHelp: Story = { args: { description: "Sent as soon as the water rises." } };
export const Invalid: Story = { args: { errorMessage: "This could not be switched" } };
export const Disabled: Story = { args: { isDisabled: true } };
export const DisabledOn: Story = { args: { isDisabled: true, defaultValue: true } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: true } };
export const LongLabel: Story = {
  args: {
    label: "Flood warnings for every river in this list and for all rivers that are added to it later",
  },
};
