import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/index.ts";
import { Download, Plus } from "../Icon/index.ts";
import { PageHeader } from "./PageHeader.tsx";

export default {
  title: "PageHeader",
  component: PageHeader,
  args: { title: "Rivers" },
} satisfies Meta<typeof PageHeader>;
type Story = StoryObj<typeof PageHeader>;

const crumbs = [
  { label: "Start", href: "/" },
  { label: "Rivers", href: "/rivers" },
];

export const TitleOnly: Story = {};
export const WithBreadcrumbs: Story = { args: { crumbs } };
export const Whole: Story = {
  args: {
    crumbs,
    explanation: "All rivers that you have written down, the newest first.",
    actions: (
      <>
        <Button icon={Download}>Download</Button>
        <Button variant="primary" icon={Plus}>
          Add a river
        </Button>
      </>
    ),
  },
};
export const LongTitle: Story = {
  args: {
    ...Whole.args,
    title: "The river that runs from the mountains past twelve towns without a single bridge",
  },
};
