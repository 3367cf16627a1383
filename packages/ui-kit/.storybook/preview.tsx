import type { Decorator, Preview } from "@storybook/react-vite";
import { type ReactNode, useLayoutEffect } from "react";
import { UiProvider } from "../src/UiProvider/index.ts";

type ThemeChoice = "system" | "light" | "dark";

function Themed({ theme, children }: { readonly theme: ThemeChoice; readonly children: ReactNode }) {
  useLayoutEffect(() => {
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  return children;
}

const withTheme: Decorator = (Story, { globals }) => (
  <Themed theme={globals.theme as ThemeChoice}>
    <Story />
  </Themed>
);

/** Links in stories go nowhere; where they would have gone is left on the root for behaviour tests to read. */
function recordVisit(href: string): void {
  const { dataset } = document.documentElement;
  dataset.visits = dataset.visits === undefined ? href : `${dataset.visits} ${href}`;
}

const withProvider: Decorator = (Story) => (
  <UiProvider navigate={recordVisit} locale="en-GB">
    <Story />
  </UiProvider>
);

const preview: Preview = {
  decorators: [withProvider, withTheme],
  parameters: { layout: "padded", controls: { expanded: true } },
  initialGlobals: { theme: "system" satisfies ThemeChoice },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        icon: "mirror",
        dynamicTitle: true,
        items: [
          { value: "system", title: "System", icon: "browser" },
          { value: "light", title: "Light", icon: "sun" },
          { value: "dark", title: "Dark", icon: "moon" },
        ],
      },
    },
  },
};

export default preview;
