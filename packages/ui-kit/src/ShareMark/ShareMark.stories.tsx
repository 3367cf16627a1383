import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../Inline/index.ts";
import { ShareMark } from "./ShareMark.tsx";

export default {
  title: "ShareMark",
  component: ShareMark,
  args: { state: "moving", percentage: 40, label: "In progress, 40%" },
} satisfies Meta<typeof ShareMark>;
type Story = StoryObj<typeof ShareMark>;

export const Moving: Story = {};
export const EveryState: Story = {
  render: () => (
    <Inline gap={4}>
      <ShareMark state="none" percentage={0} label="Not enrolled" />
      <ShareMark state="waiting" percentage={0} label="Not started, 0%" />
      <ShareMark state="moving" percentage={5} label="In progress, 5%" />
      <ShareMark state="moving" percentage={75} label="In progress, 75%" />
      <ShareMark state="done" percentage={100} label="Completed" />
      <ShareMark state="failed" percentage={60} label="Failed, 60%" />
      <ShareMark state="unknown" percentage={20} label="Unknown, 20%" />
    </Inline>
  ),
};
