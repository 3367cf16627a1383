import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../Inline/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { Icon } from "./Icon.tsx";
import * as icons from "./icons.ts";

export default { title: "Icon", component: Icon, args: { glyph: icons.Bell } } satisfies Meta<typeof Icon>;
type Story = StoryObj<typeof Icon>;

export const Small: Story = { args: { size: "small" } };
export const Medium: Story = { args: { size: "medium" } };
export const Large: Story = { args: { size: "large" } };
export const WithMeaning: Story = { args: { label: "New messages" } };

export const WholeSet: Story = {
  render: () => (
    <Inline gap={6}>
      {Object.entries(icons).map(([name, glyph]) => (
        <Stack key={name} gap={1} align="center">
          <Icon glyph={glyph} />
          <Text size="caption" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
};
