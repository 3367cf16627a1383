import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { Form } from "../Form/index.ts";
import { TextField } from "../TextField/index.ts";
import { FormBar } from "./FormBar.tsx";

const nothing = () => undefined;

export default { title: "FormBar", component: FormBar, args: { onCancel: nothing } } satisfies Meta<
  typeof FormBar
>;
type Story = StoryObj<typeof FormBar>;

export const Resting: Story = {};
export const WithNote: Story = { args: { note: "Two changes not saved yet" } };
export const Saving: Story = { args: { isSaving: true, note: "Saving" } };
export const Disabled: Story = { args: { isSaveDisabled: true } };
export const Alternative: Story = {
  args: { note: "Not saved yet", alternative: { label: "Save and copy", onChoose: nothing } },
};
export const WithoutCancel: Story = { args: { onCancel: undefined, saveLabel: "Save settings" } };
export const LongNote: Story = {
  args: {
    note: "What you typed is kept in this browser since 14:05, and will still be here when you come back",
  },
};
export const Sticky: Story = {
  render: (args) => (
    <div>
      <div style={{ height: "120vh" }}>A form that is longer than the window.</div>
      <FormBar {...args} />
    </div>
  ),
};

function WithForm() {
  const isCopy = useRef(false);
  const [said, setSaid] = useState<readonly string[]>([]);
  const submit = () => {
    const word = isCopy.current ? "copied" : "saved";
    isCopy.current = false;
    setSaid([...said, word]);
  };
  const chooseCopy = () => {
    isCopy.current = true;
  };
  return (
    <Form label="River" onSubmit={submit}>
      <TextField label="Name" />
      <FormBar alternative={{ label: "Save and copy", onChoose: chooseCopy }} />
      <output>{said.join(", ")}</output>
    </Form>
  );
}
export const InForm: Story = { render: () => <WithForm /> };
