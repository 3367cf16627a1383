import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextArea } from "./TextArea.tsx";

export default {
  title: "TextArea",
  component: TextArea,
  args: { label: "Remarks", description: "Anything worth keeping." },
} satisfies Meta<typeof TextArea>;
type Story = StoryObj<typeof TextArea>;

const long = Array.from({ length: 12 }, (_, line) => `Line ${line + 1} of a long remark.`).join("\n");

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: "Frozen in winter,\nbusy in summer." } };
export const Grown: Story = { args: { defaultValue: long } };
export const VeryLong: Story = { args: { defaultValue: `${long}\n${long}\n${long}` } };
export const Required: Story = { args: { isRequired: true } };
export const Invalid: Story = { args: { isRequired: true, errorMessage: "Required" } };
export const Disabled: Story = { args: { defaultValue: "Frozen in winter.", isDisabled: true } };
export const ReadOnly: Story = { args: { defaultValue: "Frozen in winter.", isReadOnly: true } };
export const NearTheLimit: Story = { args: { defaultValue: "Frozen in winter.", maxLength: 20 } };
export const OverTheLimit: Story = {
  args: {
    defaultValue: "Frozen in winter, busy in summer.",
    maxLength: 20,
    errorMessage: "At most 20 characters",
  },
};
export const OneLine: Story = { args: { rows: 1 } };
