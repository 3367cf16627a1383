import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { useId, useSyncExternalStore } from "react";
import { theme } from "./store.ts";
import { themeChoices } from "./theme.ts";

const options = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** The choice of the theme menu as radio buttons. */
export function ThemeChoice() {
  // The group has a unique name, because the menu and the profile can show the choice at the same time.
  const name = useId();
  const chosen = useSyncExternalStore(theme.subscribe, theme.get);
  return (
    <RadioGroup
      label="Theme"
      name={name}
      layout="segmented"
      options={options}
      value={chosen}
      onChange={(value) => theme.choose(themeChoices.find((choice) => choice === value) ?? "system")}
    />
  );
}
