import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { screen, userEvent } from "storybook/test";
import { DatePicker, type DatePickerProps } from "./DatePicker.tsx";

export default {
  title: "DatePicker",
  component: DatePicker,
  args: { label: "Date of the reading", description: "Not later than 20 May 2026.", maxValue: "2026-05-20" },
} satisfies Meta<typeof DatePicker>;
type Story = StoryObj<typeof DatePicker>;

const open = async () => {
  await userEvent.click(screen.getByRole("button", { name: /calendar/i }));
  await screen.findByRole("grid");
};

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: "2026-05-12" } };
export const Open: Story = { args: { defaultValue: "2026-05-12" }, play: open };
export const Required: Story = { args: { isRequired: true } };
export const Invalid: Story = {
  args: { defaultValue: "2026-05-21", errorMessage: "Use a date up to 20/05/2026" },
};
export const Disabled: Story = { args: { defaultValue: "2026-05-12", isDisabled: true } };
export const ReadOnly: Story = { args: { defaultValue: "2026-05-12", isReadOnly: true } };
export const LongLabel: Story = {
  args: {
    label: "The date on which the gauge was read, and not the one on which the reading was written down",
  },
};

const under = (locale: string): Story => ({
  args: { defaultValue: "2026-05-12" },
  render: (args) => (
    <I18nProvider locale={locale}>
      <DatePicker {...args} />
    </I18nProvider>
  ),
});

export const AmericanOrder: Story = under("en-US");
export const IsoOrder: Story = under("de-DE");

function WithEcho(props: DatePickerProps) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <DatePicker {...props} value={value} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

export const Controlled: Story = { render: (args) => <WithEcho {...args} /> };
