import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { screen, userEvent } from "storybook/test";
import { Button } from "../Button/index.ts";
import { Dialog } from "../Dialog/index.ts";
import { ComboBox, type ComboBoxProps } from "./ComboBox.tsx";

const names = [
  "Danube",
  "Dnieper",
  "Ebro",
  "Elbe",
  "Kızılırmak",
  "Loire",
  "Rhine",
  "Tagus",
  "Thames",
  "Volga",
];
const options = names.map((label) => ({ value: label.toLowerCase(), label }));
const thousand = Array.from({ length: 1000 }, (_, index) => ({
  value: `gauge-${index + 1}`,
  label: `Gauge ${String(index + 1).padStart(4, "0")}`,
  description: `At kilometre ${(index + 1) * 3}`,
}));
const sections = [
  { label: "Recent", options: options.slice(6, 8) },
  { label: "All rivers", options },
];

export default {
  title: "ComboBox",
  component: ComboBox,
  args: { label: "River", options, description: "Type to find it." },
} satisfies Meta<typeof ComboBox>;
type Story = StoryObj<typeof ComboBox>;

const open = async () => {
  await userEvent.click(screen.getByRole("button", { name: /suggestions/i }));
  await screen.findByRole("listbox");
};
const type = (text: string) => async () => {
  await userEvent.type(screen.getByRole("combobox"), text);
  await screen.findByRole("listbox");
};

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: "rhine" } };
export const Open: Story = { args: { defaultValue: "rhine" }, play: open };
export const RecentFirst: Story = { args: { options: sections }, play: open };
export const Filtered: Story = { play: type("kizil") };
export const NothingFound: Story = { play: type("xyz") };
export const Loading: Story = {
  args: { options: [], isLoading: true, onSearch: () => undefined },
  play: type("da"),
};
export const CustomValue: Story = {
  args: { allowsCustomValue: true, defaultValue: "A brook without a name" },
};
export const Required: Story = { args: { isRequired: true } };
export const Invalid: Story = { args: { isRequired: true, errorMessage: "Required" } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: "rhine" } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: "rhine" } };
export const LongLabel: Story = {
  args: {
    label: "The river at which the gauge stands that was read last before the bridge was closed to everyone",
  },
};

function WithEcho(props: ComboBoxProps) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <ComboBox {...props} value={value} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

export const Thousand: Story = {
  args: { label: "Gauge", options: thousand },
  render: (args) => <WithEcho {...args} />,
};
export const Controlled: Story = { args: { options: sections }, render: (args) => <WithEcho {...args} /> };
export const ControlledCustom: Story = {
  args: { allowsCustomValue: true },
  render: (args) => <WithEcho {...args} />,
};

/** Focuses the first field when a form opens. */
function startTyping(part: HTMLElement | null): void {
  part?.querySelector("input")?.focus();
}

function FirstInDialog(props: ComboBoxProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Choose a river</Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Choose a river">
        <div ref={startTyping}>
          <ComboBox {...props} />
        </div>
      </Dialog>
    </>
  );
}

export const FirstInADialog: Story = { render: (args) => <FirstInDialog {...args} /> };
