import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { TimeField, type TimeFieldProps } from "./TimeField.tsx";

export default {
  title: "TimeField",
  component: TimeField,
  args: { label: "Time of the reading", description: "Your local time." },
} satisfies Meta<typeof TimeField>;
type Story = StoryObj<typeof TimeField>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: "14:05" } };
export const Required: Story = { args: { isRequired: true } };
export const Invalid: Story = { args: { isRequired: true, errorMessage: "Required" } };
export const Disabled: Story = { args: { defaultValue: "14:05", isDisabled: true } };
export const ReadOnly: Story = { args: { defaultValue: "14:05", isReadOnly: true } };
export const TwelveHours: Story = {
  args: { defaultValue: "14:05" },
  render: (args) => (
    <I18nProvider locale="en-US">
      <TimeField {...args} />
    </I18nProvider>
  ),
};

function WithEcho(props: TimeFieldProps) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <TimeField {...props} value={value} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

export const Controlled: Story = { render: (args) => <WithEcho {...args} /> };
