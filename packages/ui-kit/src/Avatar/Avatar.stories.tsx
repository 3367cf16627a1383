import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "./Avatar.tsx";

const picture =
  "data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 viewBox=%270 0 4 4%27%3E%3Crect width=%274%27 height=%274%27 fill=%27%2378909c%27/%3E%3Ccircle cx=%272%27 cy=%272%27 r=%271%27 fill=%27white%27/%3E%3C/svg%3E";

export default {
  title: "Avatar",
  component: Avatar,
  args: { name: "Ada Lovelace" },
} satisfies Meta<typeof Avatar>;
type Story = StoryObj<typeof Avatar>;

export const Small: Story = { args: { size: "small" } };
export const Medium: Story = {};
export const Large: Story = { args: { size: "large" } };
export const WithPicture: Story = { args: { picture, size: "large" } };
export const OneWord: Story = { args: { name: "Ada" } };
export const NoName: Story = { args: { name: "", isDecorative: true } };
export const BrokenPicture: Story = { args: { picture: "data:image/png;base64,AAAA" } };
