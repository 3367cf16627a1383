import type { Meta, StoryObj } from "@storybook/react-vite";
import { FileField } from "./FileField.tsx";

const map = new File([new Uint8Array(1_440_000)], "map-of-the-lower-river.pdf", { type: "application/pdf" });

export default {
  title: "FileField",
  component: FileField,
  args: {
    label: "Map",
    description: "A PDF of at most 2 MB.",
    accept: ".pdf",
    maxSize: 2_000_000,
    formatSize: (bytes) => `${Math.round(bytes / 1e5) / 10} MB`,
  },
} satisfies Meta<typeof FileField>;
type Story = StoryObj<typeof FileField>;

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: map } };
export const Required: Story = { args: { isRequired: true } };
export const Invalid: Story = { args: { isRequired: true, errorMessage: "Required" } };
export const InvalidFile: Story = { args: { defaultValue: map, errorMessage: "This file cannot be read" } };
export const Disabled: Story = { args: { isDisabled: true } };
export const DisabledChosen: Story = { args: { isDisabled: true, defaultValue: map } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: map } };
export const ReadOnlyEmpty: Story = { args: { isReadOnly: true } };
export const LongName: Story = {
  args: {
    defaultValue: new File(["x"], `${"a-very-long-name-of-a-file-".repeat(5)}.pdf`, {
      type: "application/pdf",
    }),
  },
};
