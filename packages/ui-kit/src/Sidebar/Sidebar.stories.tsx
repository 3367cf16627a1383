import type { Meta, StoryObj } from "@storybook/react-vite";
import { FileText, Settings, Users } from "../Icon/index.ts";
import { Sidebar } from "./Sidebar.tsx";

export default {
  title: "Sidebar",
  component: Sidebar,
  args: {
    label: "Settings",
    current: "/settings/people",
    groups: [
      {
        items: [
          { href: "/settings/general", label: "General", icon: Settings },
          { href: "/settings/people", label: "People", icon: Users, count: 4 },
          { href: "/settings/papers", label: "Papers and documents", icon: FileText },
        ],
      },
    ],
  },
} satisfies Meta<typeof Sidebar>;
type Story = StoryObj<typeof Sidebar>;

export const WithIcons: Story = {};
export const WithoutIcons: Story = {
  args: {
    groups: [{ items: ["One", "Two", "Three"].map((label) => ({ label, href: `/${label}` })) }],
    current: "/Two",
  },
};
export const InGroups: Story = {
  args: {
    groups: [
      {
        label: "People",
        items: [
          {
            href: "/settings/people",
            label: "People",
            description: "Everyone who has an account.",
            icon: Users,
            count: 4,
          },
        ],
      },
      {
        label: "Rest",
        items: [{ href: "/settings/papers", label: "Papers", description: "What is kept.", icon: FileText }],
      },
    ],
  },
};
export const LeadsElsewhere: Story = {
  args: {
    groups: [
      {
        items: [
          { href: "/settings/people", label: "People", icon: Users },
          { href: "https://elsewhere.example/", label: "Elsewhere", icon: FileText, isElsewhere: true },
        ],
      },
    ],
  },
};
export const NothingCurrent: Story = { args: { current: "/elsewhere" } };
