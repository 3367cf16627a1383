import type { Meta, StoryObj } from "@storybook/react-vite";
import { Spinner } from "./Spinner.tsx";

export default { title: "Spinner", component: Spinner, args: { label: "Loading" } } satisfies Meta<
  typeof Spinner
>;
type Story = StoryObj<typeof Spinner>;

export const Alone: Story = {};
