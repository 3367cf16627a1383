import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { screen, userEvent } from "storybook/test";
import { Banner } from "../Banner/index.ts";
import { Button } from "../Button/index.ts";
import { Checkbox } from "../Checkbox/index.ts";
import { RadioGroup } from "../RadioGroup/index.ts";
import { Switch } from "../Switch/index.ts";
import { TextField } from "../TextField/index.ts";
import { FormDialog, type FormDialogProps } from "./FormDialog.tsx";

function WithTrigger(props: FormDialogProps & { readonly startsOpen: boolean }) {
  const [isOpen, setOpen] = useState(props.startsOpen);
  const [name, setName] = useState("Danube");
  const close = () => {
    setName("Danube");
    setOpen(false);
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Rename river</Button>
      {isOpen && (
        <FormDialog {...props} isChanged={() => name !== "Danube"} onClose={close} onSubmit={close}>
          <TextField label="Name" value={name} onChange={setName} />
        </FormDialog>
      )}
    </>
  );
}

const nothing = () => undefined;

const banks = [
  { value: "left", label: "Left" },
  { value: "right", label: "Right" },
];

export default {
  title: "FormDialog",
  component: FormDialog,
  args: {
    title: "Rename river",
    saveLabel: "Save name",
    isSaving: false,
    isChanged: () => false,
    onClose: nothing,
    onSubmit: nothing,
    children: null,
  },
  render: (args) => <WithTrigger {...args} startsOpen />,
  play: async () => {
    await screen.findByRole("dialog");
  },
} satisfies Meta<typeof FormDialog>;
type Story = StoryObj<typeof FormDialog>;

export const Closed: Story = {
  render: (args) => <WithTrigger {...args} startsOpen={false} />,
  play: nothing,
};
export const Open: Story = {};
export const WithoutFields: Story = {
  args: {
    title: "Close the lock?",
    saveLabel: "Close lock",
    children: "No ship can pass until it is opened.",
  },
  render: (args) => <FormDialog {...args} />,
};

/** The first field cannot be changed. */
export const FirstDisabled: Story = {
  args: {
    children: (
      <>
        <TextField label="River" value="Danube" isDisabled />
        <RadioGroup label="Side" options={banks} defaultValue="right" />
      </>
    ),
  },
  render: (args) => <FormDialog {...args} />,
};
export const Saving: Story = { args: { isSaving: true } };
export const Asking: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), " Delta");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await screen.findByRole("alertdialog");
  },
};

const rivers = ["Danube", "Elbe", "Rhine", "Volga"];

export const Long: Story = {
  args: {
    children: rivers.map((river) => (
      <fieldset key={river}>
        <legend>{river}</legend>
        <TextField label={`Name of the ${river}`} />
        <Checkbox label={`The ${river} is navigable`} description="For ships of some size." />
        <RadioGroup label={`Side of the ${river}`} options={banks} defaultValue="left" layout="segmented" />
        <RadioGroup label={`Bank of the ${river}`} options={banks} defaultValue="left" />
        <Switch label={`Show the ${river}`} />
      </fieldset>
    )),
  },
  render: (args) => <FormDialog {...args} />,
};

function RefusedWhenSaved({ children, ...props }: FormDialogProps) {
  const [isRefused, setRefused] = useState(false);
  return (
    <FormDialog {...props} onSubmit={() => setRefused(true)}>
      {isRefused && <Banner tone="danger">The rivers were not saved.</Banner>}
      {children}
    </FormDialog>
  );
}

export const Refusing: Story = {
  args: Long.args ?? {},
  render: (args) => <RefusedWhenSaved {...args} />,
};
