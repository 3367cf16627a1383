import type { Meta, StoryObj } from "@storybook/react-vite";
import { CheckboxGroup } from "./CheckboxGroup.tsx";

export default {
  title: "CheckboxGroup",
  component: CheckboxGroup,
  args: {
    label: "Harbours",
    name: "harbours",
    options: [
      { value: "north", label: "North harbour", description: "For ships of up to 200 m." },
      { value: "south", label: "South harbour" },
      { value: "old", label: "Old harbour", isDisabled: true },
    ],
    defaultValue: ["north"],
  },
} satisfies Meta<typeof CheckboxGroup>;
type Story = StoryObj<typeof CheckboxGroup>;

export const Some: Story = {};
export const Required: Story = { args: { isRequired: true, description: "At least one." } };
export const Wrong: Story = { args: { defaultValue: [], errorMessage: "Choose a harbour" } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Disabled: Story = { args: { isDisabled: true } };
