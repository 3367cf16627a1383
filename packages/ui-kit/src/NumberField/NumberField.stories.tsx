import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { NumberField, type NumberFieldProps } from "./NumberField.tsx";

export default {
  title: "NumberField",
  component: NumberField,
  args: { label: "Length", description: "Decimals are welcome.", suffix: "km" },
} satisfies Meta<typeof NumberField>;
type Story = StoryObj<typeof NumberField>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 2850.5 } };
export const WholeNumber: Story = {
  args: { label: "Bridges", suffix: undefined, maxDecimals: 0, defaultValue: 12 },
};
export const Required: Story = { args: { isRequired: true } };
export const Invalid: Story = { args: { errorMessage: "Value should be a number" } };
export const Disabled: Story = { args: { defaultValue: 2850, isDisabled: true } };
export const ReadOnly: Story = { args: { defaultValue: 2850, isReadOnly: true } };
export const LongLabel: Story = {
  args: {
    label: "The length from the spring that is farthest from the mouth, along the middle of the stream",
  },
};

function WithEcho(props: NumberFieldProps) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <NumberField {...props} value={value} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

function WithKeptText(props: NumberFieldProps) {
  const [kept, setKept] = useState<{ value: number | null; wrongText: string | undefined }>({
    value: null,
    wrongText: "much",
  });
  return (
    <>
      <NumberField {...props} {...kept} onType={(value, wrongText) => setKept({ value, wrongText })} />
      <output>{JSON.stringify(kept)}</output>
      <button type="button" onClick={() => setKept({ value: null, wrongText: undefined })}>
        Forget
      </button>
    </>
  );
}

export const TextKeptOutside: Story = { render: (args) => <WithKeptText {...args} /> };

export const Controlled: Story = {
  args: { maxDecimals: 3, maxValue: 10_000 },
  render: (args) => <WithEcho {...args} />,
};
