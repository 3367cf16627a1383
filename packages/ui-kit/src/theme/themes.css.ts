import { assignVars, createGlobalTheme, globalStyle } from "@vanilla-extract/css";
import { color } from "./contract.css.ts";
import { dark, light } from "./values.ts";

const systemPrefersDark = "(prefers-color-scheme: dark)";

// The theme follows the system until the person chooses: `data-theme` on the root element takes precedence over the media query.
createGlobalTheme(":root", color, light);
createGlobalTheme(':root[data-theme="dark"]', color, dark);
globalStyle(":root:not([data-theme])", {
  "@media": { [systemPrefersDark]: { vars: assignVars(color, dark) } },
});

globalStyle(":root", { colorScheme: "light" });
globalStyle(':root[data-theme="dark"]', { colorScheme: "dark" });
globalStyle(":root:not([data-theme])", { "@media": { [systemPrefersDark]: { colorScheme: "dark" } } });

// Printing always uses the light theme.
globalStyle(":root:root:root", {
  "@media": { print: { vars: assignVars(color, light), colorScheme: "light" } },
});
