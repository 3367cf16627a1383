import type { Meta, StoryObj } from "@storybook/react-vite";
import { RadioGroup } from "./RadioGroup.tsx";

const options = [
  { value: "black", label: "Black Sea" },
  { value: "north", label: "North Sea" },
  { value: "caspian", label: "Caspian Sea" },
];

export default {
  title: "RadioGroup",
  component: RadioGroup,
  args: { label: "Ends in", options },
} satisfies Meta<typeof RadioGroup>;
type Story = StoryObj<typeof RadioGroup>;

export const Stacked: Story = { args: { defaultValue: "north" } };
export const Inline: Story = { args: { layout: "inline", defaultValue: "north" } };
export const Segmented: Story = { args: { layout: "segmented", defaultValue: "north" } };
export const Clearable: Story = { args: { layout: "segmented", defaultValue: "north", isClearable: true } };
export const Unanswered: Story = { args: { description: "The sea, not the bay." } };
export const WithDescriptions: Story = {
  args: {
    defaultValue: "black",
    options: options.map((option) => ({ ...option, description: `Rivers that end in the ${option.label}` })),
  },
};
export const Required: Story = { args: { isRequired: true } };
export const Invalid: Story = { args: { isRequired: true, errorMessage: "Required" } };
export const InvalidSegmented: Story = {
  args: { layout: "segmented", isRequired: true, errorMessage: "Required" },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: "north" } };
export const DisabledSegmented: Story = {
  args: { layout: "segmented", isDisabled: true, defaultValue: "north" },
};
export const OneDisabled: Story = {
  args: { options: options.map((option) => ({ ...option, isDisabled: option.value === "caspian" })) },
};
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: "north" } };
export const LongSegments: Story = {
  args: {
    layout: "segmented",
    label: "How often it is frozen over in the months from November to March, as far as anyone remembers",
    options: [
      { value: "never", label: "Never in living memory" },
      { value: "some", label: "In some winters" },
      { value: "most", label: "In most winters, for a few weeks" },
      { value: "always", label: "Every winter" },
    ],
  },
};
export const ThreeLongSegments: Story = {
  args: {
    layout: "segmented",
    label: "Current",
    options: [
      { value: "slow", label: "Slow (under 1 m/s)" },
      { value: "middling", label: "Middling (to 3 m/s)" },
      { value: "torrential", label: "Torrential (over 3 m/s)" },
    ],
  },
};
export const FiveSegments: Story = {
  args: {
    layout: "segmented",
    label: "Bed",
    options: ["Silt", "Sand and gravel", "Cobbles", "Boulders", "Unknown"].map((label) => ({
      value: label,
      label,
    })),
  },
};
