export { Icon, type IconGlyph, type IconProps, type IconSize } from "./Icon.tsx";
export * from "./icons.ts";
