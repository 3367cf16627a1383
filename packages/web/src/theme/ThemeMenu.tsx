import { type IconGlyph, Monitor, Moon, Sun } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Menu } from "@cathedra/ui-kit/Menu";
import { useSyncExternalStore } from "react";
import { theme } from "./store.ts";
import { type ThemeChoice, themeChoices } from "./theme.ts";

const labels: Readonly<Record<ThemeChoice, string>> = {
  system: "Like the system",
  light: "Light",
  dark: "Dark",
};
const icons: Readonly<Record<ThemeChoice, IconGlyph>> = { system: Monitor, light: Sun, dark: Moon };

/** Light, dark, or as the device has it. */
export function ThemeMenu() {
  const chosen = useSyncExternalStore(theme.subscribe, theme.get);
  const entries = themeChoices.map((choice) => ({
    id: choice,
    label: labels[choice],
    icon: icons[choice],
    onAction: () => theme.choose(choice),
  }));
  return (
    <Menu
      trigger={<IconButton icon={icons[chosen]} label={`Theme: ${labels[chosen]}`} />}
      entries={[{ id: "theme", label: "Theme", selected: chosen, entries }]}
      placement="bottom end"
    />
  );
}
