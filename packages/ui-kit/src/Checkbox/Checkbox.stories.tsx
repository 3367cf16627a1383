import type { Meta, StoryObj } from "@storybook/react-vite";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { Checkbox } from "./Checkbox.tsx";

export default {
  title: "Checkbox",
  component: Checkbox,
  args: { label: "Navigable" },
} satisfies Meta<typeof Checkbox>;
type Story = StoryObj<typeof Checkbox>;

export const Unchecked: Story = {};
export const OneOfMany: Story = {
  args: {
    label: "Choose Aare, 12 ships",
    children: (
      <>
        Choose<VisuallyHidden> Aare, 12 ships</VisuallyHidden>
      </>
    ),
  },
};
export const Checked: Story = { args: { defaultValue: true } };
export const Indeterminate: Story = { args: { isIndeterminate: true } };
export const WithHelp: Story = { args: { description: "For ships of more than 100 tons." } };
export const Required: Story = { args: { isRequired: true } };
export const Invalid: Story = { args: { isRequired: true, errorMessage: "Required" } };
export const InvalidChecked: Story = { args: { defaultValue: true, errorMessage: "It is not" } };
export const Disabled: Story = { args: { isDisabled: true } };
export const DisabledChecked: Story = { args: { isDisabled: true, defaultValue: true } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: true } };
export const LongLabel: Story = {
  args: {
    label:
      "Navigable in every month of the year, by ships with a draught of up to two metres, in both directions",
  },
};
