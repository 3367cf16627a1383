import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { screen, userEvent } from "storybook/test";
import { Button } from "../Button/index.ts";
import { Checkbox } from "../Checkbox/index.ts";
import { ComboBox } from "../ComboBox/index.ts";
import { DatePicker } from "../DatePicker/index.ts";
import { NumberField } from "../NumberField/index.ts";
import { RadioGroup } from "../RadioGroup/index.ts";
import { Select } from "../Select/index.ts";
import { TextArea } from "../TextArea/index.ts";
import { TextField } from "../TextField/index.ts";
import { Form } from "./Form.tsx";

const rivers = ["Danube", "Elbe", "Rhine"].map((label) => ({ value: label.toLowerCase(), label }));
const required = ["river", "gauge", "date", "weather", "method", "reader"];

function judge(data: FormData): Record<string, string> {
  const empty = required.filter((name) => (data.get(name) ?? "") === "");
  return Object.fromEntries(empty.map((name) => [name, "Required"]));
}

type ReadingProps = {
  /** The answer takes a moment, as a server's does. */
  readonly isLate?: boolean;
};

function Reading({ isLate = false }: ReadingProps) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [saved, setSaved] = useState("");
  const submit = async (data: FormData) => {
    if (isLate) await new Promise((resolve) => setTimeout(resolve, 50));
    const found = judge(data);
    setErrors(found);
    setSaved(Object.keys(found).length === 0 ? JSON.stringify(Object.fromEntries(data)) : "");
  };
  return (
    <Form
      label="Reading"
      errors={errors}
      onSubmit={submit}
      onRefused={(data) => setErrors(judge(data))}
      errorTitle="Some values are not valid. Please fill in all required fields correctly."
    >
      <ComboBox label="River" name="river" options={rivers} isRequired />
      <Select label="Gauge" name="gauge" options={[{ value: "1", label: "At the bridge" }]} isRequired />
      <DatePicker label="Date" name="date" maxValue="2026-05-20" isRequired />
      <RadioGroup
        label="Weather"
        name="weather"
        layout="segmented"
        options={[
          { value: "dry", label: "Dry" },
          { value: "wet", label: "Wet" },
        ]}
        isRequired
      />
      <RadioGroup
        label="Method"
        name="method"
        options={[
          { value: "staff", label: "By the staff" },
          { value: "float", label: "By the float" },
        ]}
        isRequired
      />
      <NumberField label="Level" name="level" suffix="m" maxDecimals={3} />
      <TextField label="Read by" name="reader" isRequired />
      <TextArea label="Remarks" name="remarks" />
      <Checkbox label="Checked twice" name="checked" />
      <div>
        <Button type="submit" variant="primary">
          Save reading
        </Button>
      </div>
      <output>{saved}</output>
    </Form>
  );
}

export default { title: "Form", component: Form, render: () => <Reading /> } satisfies Meta<typeof Form>;
type Story = StoryObj<Omit<Parameters<typeof Form>[0], "children" | "onSubmit">>;

export const Untouched: Story = {};
export const Refused: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Save reading" }));
    await screen.findByText("River: Required");
  },
};
export const AnsweredLate: Story = { ...Refused, render: () => <Reading isLate /> };
