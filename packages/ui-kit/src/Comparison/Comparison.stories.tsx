import type { Meta, StoryObj } from "@storybook/react-vite";
import { Comparison } from "./Comparison.tsx";

const texts = {
  field: "Field",
  before: "Before",
  after: "After",
  changed: "Changed",
  notSaid: "Not said",
  nothing: "Nothing",
};
const name = { key: "name", label: "Name", before: ["Rhein"], after: ["Rhine"], isChanged: true };
const length = {
  key: "length",
  label: "Length",
  before: ["1,233 km"],
  after: ["1,233 km"],
  isChanged: false,
};

export default {
  title: "Comparison",
  component: Comparison,
  args: { fields: [name, length], texts },
} satisfies Meta<typeof Comparison>;
type Story = StoryObj<typeof Comparison>;

export const Changed: Story = {};
export const SeveralLines: Story = {
  args: {
    fields: [
      {
        key: "states",
        label: "Countries",
        before: ["Switzerland", "Germany"],
        after: ["Switzerland", "Austria", "Germany"],
        isChanged: true,
      },
      { key: "delta", label: "Delta", before: [], after: ["Rhine–Meuse–Scheldt"], isChanged: true },
      { key: "source", label: "Source", before: null, after: ["Tomasee"], isChanged: false },
    ],
  },
};
export const OnlyAfter: Story = {
  args: { fields: [name, length].map((field) => ({ ...field, before: null, isChanged: false })) },
};
export const OnlyBefore: Story = {
  args: { fields: [name, length].map((field) => ({ ...field, after: null, isChanged: false })) },
};
export const LongWords: Story = {
  args: {
    fields: [
      {
        key: "name",
        label: "Name",
        before: ["Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"],
        after: ["Llanfairpwll"],
        isChanged: true,
      },
    ],
  },
};
