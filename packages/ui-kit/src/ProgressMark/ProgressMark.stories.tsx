import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../Inline/index.ts";
import { ProgressMark } from "./ProgressMark.tsx";

export default {
  title: "ProgressMark",
  component: ProgressMark,
  args: { state: "moving", percentage: 40, label: "In progress, 40%" },
} satisfies Meta<typeof ProgressMark>;
type Story = StoryObj<typeof ProgressMark>;

export const Moving: Story = {};
export const EveryState: Story = {
  render: () => (
    <Inline gap={4}>
      <ProgressMark state="none" percentage={0} label="Not enrolled" />
      <ProgressMark state="waiting" percentage={0} label="Not started, 0%" />
      <ProgressMark state="moving" percentage={5} label="In progress, 5%" />
      <ProgressMark state="moving" percentage={75} label="In progress, 75%" />
      <ProgressMark state="done" percentage={100} label="Completed" />
      <ProgressMark state="failed" percentage={60} label="Failed, 60%" />
      <ProgressMark state="unknown" percentage={20} label="Unknown, 20%" />
    </Inline>
  ),
};
