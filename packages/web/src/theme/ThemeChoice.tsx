import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { useSyncExternalStore } from "react";
import { theme } from "./store.ts";
import { themeChoices } from "./theme.ts";

const options = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** The choice of the theme menu as radio buttons. */
export function ThemeChoice() {
  const chosen = useSyncExternalStore(theme.subscribe, theme.get);
  return (
    <RadioGroup
      label="Theme"
      name="theme"
      look="segmented"
      options={options}
      value={chosen}
      onChange={(value) => theme.choose(themeChoices.find((choice) => choice === value) ?? "system")}
    />
  );
}
