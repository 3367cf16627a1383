import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextField } from "./TextField.tsx";

export default {
  title: "TextField",
  component: TextField,
  args: { label: "River", description: "As it is called where it ends." },
} satisfies Meta<typeof TextField>;
type Story = StoryObj<typeof TextField>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: "Danube" } };
export const Placeholder: Story = { args: { placeholder: "Danube" } };
export const Required: Story = { args: { isRequired: true } };
export const Invalid: Story = { args: { defaultValue: "Danub", errorMessage: "There is no such river" } };
export const InvalidEmpty: Story = { args: { isRequired: true, errorMessage: "Required" } };
export const Disabled: Story = { args: { defaultValue: "Danube", isDisabled: true } };
export const ReadOnly: Story = { args: { defaultValue: "Danube", isReadOnly: true } };
export const WithoutHelp: Story = { args: { description: undefined } };
export const HiddenLabel: Story = { args: { isLabelHidden: true, placeholder: "River" } };
export const WithAffixes: Story = {
  args: { label: "Address", prefix: "https://", suffix: ".example", description: "" },
};
export const NearTheLimit: Story = { args: { defaultValue: "Mississippi", maxLength: 14 } };
export const OverTheLimit: Story = {
  args: {
    defaultValue: "Mississippi and Missouri",
    maxLength: 14,
    errorMessage: "At most 14 characters",
  },
};
export const Pattern: Story = {
  args: {
    label: "Code",
    pattern: "[A-Z]{2}\\d+",
    patternMessage: "Two capital letters and a number",
    description: "Such as AB12.",
  },
};
export const LongLabel: Story = {
  args: {
    label:
      "The name of the river as it is written on the oldest map that you have at hand, with its spelling kept",
    description:
      "A help text that goes on for more than one line on a small screen, because there is something to explain that does not fit in fewer words.",
    isRequired: true,
  },
};
