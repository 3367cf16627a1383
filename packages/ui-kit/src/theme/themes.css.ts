import { createGlobalTheme, globalStyle } from "@vanilla-extract/css";
import { color } from "./contract.css.ts";

const light = {
  canvas: "#f5f7f9",
  surface: "#ffffff",
  surfaceRaised: "#ffffff",
  surfaceSunken: "#edf1f4",
  surfaceHover: "#f0f4f6",
  line: "#dbe2e8",
  lineControl: "#7d8a97",
  ink: "#101b26",
  inkMuted: "#4b5a68",
  inkDisabled: "#8793a0",
  accent: "#0b6e6e",
  accentHover: "#095d5e",
  accentPressed: "#074c4d",
  onAccent: "#ffffff",
  accentSoft: "#dcf1ef",
  onAccentSoft: "#064a4b",
  accentInk: "#08666a",
  danger: "#b42318",
  dangerHover: "#991b12",
  dangerPressed: "#7f150d",
  onDanger: "#ffffff",
  dangerSoft: "#fde8e6",
  onDangerSoft: "#7d1a12",
  dangerInk: "#b42318",
  success: "#1a7f4b",
  successSoft: "#dff4e7",
  onSuccessSoft: "#0d5230",
  warning: "#9a6700",
  warningSoft: "#fdf0cf",
  onWarningSoft: "#654400",
  infoSoft: "#e3eefb",
  onInfoSoft: "#164a80",
  focus: "#0b6e6e",
  scrim: "rgba(16, 27, 38, 0.48)",
  shadowRaised: "0 1px 2px rgba(16, 27, 38, 0.06), 0 8px 24px rgba(16, 27, 38, 0.12)",
};

const dark: typeof light = {
  canvas: "#0e151b",
  surface: "#151e26",
  surfaceRaised: "#1c2731",
  surfaceSunken: "#0f171e",
  surfaceHover: "#1d2933",
  line: "#2a3743",
  lineControl: "#6c7c8b",
  ink: "#e8eef3",
  inkMuted: "#a3b2bf",
  inkDisabled: "#66747f",
  accent: "#3fb8b2",
  accentHover: "#57c8c2",
  accentPressed: "#73d6d0",
  onAccent: "#04211f",
  accentSoft: "#12393a",
  onAccentSoft: "#9fe3de",
  accentInk: "#5bcac4",
  danger: "#f2786c",
  dangerHover: "#f68f85",
  dangerPressed: "#f9a69d",
  onDanger: "#2b0704",
  dangerSoft: "#40191a",
  onDangerSoft: "#ffc2bb",
  dangerInk: "#ff9085",
  success: "#4fc486",
  successSoft: "#12352a",
  onSuccessSoft: "#a5e7c4",
  warning: "#e2b04a",
  warningSoft: "#3a2e12",
  onWarningSoft: "#f6d792",
  infoSoft: "#16304a",
  onInfoSoft: "#b5d6fa",
  focus: "#5bcac4",
  scrim: "rgba(0, 0, 0, 0.6)",
  shadowRaised: "0 1px 2px rgba(0, 0, 0, 0.4), 0 8px 24px rgba(0, 0, 0, 0.5)",
};

/** Values by theme, for tests of contrast and for the browser's own chrome colour. */
export const themes = { light, dark };

// The system decides until the person chooses: `data-theme` on the root element wins over the media query.
createGlobalTheme(":root", color, light);
createGlobalTheme(':root[data-theme="dark"]', color, dark);
globalStyle(":root:not([data-theme])", {
  "@media": {
    "(prefers-color-scheme: dark)": {
      vars: Object.fromEntries(Object.entries(color).map(([key, name]) => [name, dark[key as keyof typeof dark]])),
    },
  },
});
globalStyle(":root", { colorScheme: "light" });
globalStyle(':root[data-theme="dark"]', { colorScheme: "dark" });
globalStyle(":root:not([data-theme])", {
  "@media": { "(prefers-color-scheme: dark)": { colorScheme: "dark" } },
});
