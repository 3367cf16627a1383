import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { screen, userEvent } from "storybook/test";
import { Button } from "../Button/index.ts";
import { Checkbox } from "../Checkbox/index.ts";
import { Form } from "../Form/index.ts";
import { TextField } from "../TextField/index.ts";
import { FieldGroup } from "./FieldGroup.tsx";

const rivers = ["Danube", "Elbe", "Rhine"];

function Journey({ isEmpty = false }: { readonly isEmpty?: boolean }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const toggle = (river: string) =>
    setChosen(chosen.includes(river) ? chosen.filter((each) => each !== river) : [...chosen, river]);
  return (
    <Form
      label="Journey"
      errors={errors}
      onSubmit={() => setErrors(chosen.length === 0 ? { rivers: "Choose one or more rivers" } : {})}
    >
      <TextField label="Name" />
      <FieldGroup label="Rivers" headingLevel={2} name="rivers" value={chosen}>
        {isEmpty ? <p>There are none.</p> : null}
        {(isEmpty ? [] : rivers).map((river) => (
          <Checkbox key={river} label={river} value={chosen.includes(river)} onChange={() => toggle(river)} />
        ))}
      </FieldGroup>
      <Button type="submit">Save journey</Button>
    </Form>
  );
}

export default { title: "FieldGroup", component: FieldGroup, render: () => <Journey /> } satisfies Meta<
  typeof FieldGroup
>;
type Story = StoryObj<Omit<Parameters<typeof FieldGroup>[0], "children">>;

const submit = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Save journey" }));
  await screen.findByText("Rivers: Choose one or more rivers");
};

export const Untouched: Story = {};
export const Refused: Story = { play: submit };
export const WithoutControls: Story = { render: () => <Journey isEmpty />, play: submit };
