import type { Meta, StoryObj } from "@storybook/react-vite";
import { DateField } from "./DateField.tsx";

export default {
  title: "DateField",
  component: DateField,
  args: { label: "First measured", description: "As far as it is known." },
} satisfies Meta<typeof DateField>;
type Story = StoryObj<typeof DateField>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: "1952-04-09" } };
export const Required: Story = { args: { isRequired: true } };
export const Invalid: Story = { args: { isRequired: true, errorMessage: "Required" } };
export const Disabled: Story = { args: { defaultValue: "1952-04-09", isDisabled: true } };
export const ReadOnly: Story = { args: { defaultValue: "1952-04-09", isReadOnly: true } };
