import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, userEvent } from "storybook/test";
import { Select } from "./Select.tsx";

const options = ["Danube", "Dnieper", "Elbe", "Loire", "Rhine", "Tagus", "Thames", "Volga"].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

const sections = [
  { label: "To the Black Sea", options: options.slice(0, 2) },
  {
    label: "To the North Sea",
    options: [options[2], options[4], options[6]].filter((option) => option !== undefined),
  },
];

export default {
  title: "Select",
  component: Select,
  args: { label: "River", options, description: "Eight to choose from." },
} satisfies Meta<typeof Select>;
type Story = StoryObj<typeof Select>;

const open = async () => {
  await userEvent.click(screen.getByRole("button"));
  await screen.findByRole("listbox");
};

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: "rhine" } };
export const Open: Story = { args: { defaultValue: "rhine" }, play: open };
export const OpenSections: Story = { args: { options: sections, defaultValue: "elbe" }, play: open };
export const OpenWithNone: Story = { args: { emptyLabel: "No river" }, play: open };
export const OpenDescriptions: Story = {
  args: {
    options: options.map((option, index) => ({
      ...option,
      description: "A river of Europe",
      isDisabled: index === 2,
    })),
  },
  play: open,
};
export const Required: Story = { args: { isRequired: true } };
export const Invalid: Story = { args: { isRequired: true, errorMessage: "Required" } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: "rhine" } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: "rhine" } };
export const LongWords: Story = {
  args: {
    label:
      "The river whose name is so long that it does not fit in the field in which it stands, however wide",
    options: [
      {
        value: "long",
        label: "The river whose name is so long that it does not fit in the field in which it stands",
      },
      ...options,
    ],
    defaultValue: "long",
  },
};
