export type { ButtonSize, ButtonVariant } from "./Button.css.ts";
export { Button, type ButtonProps } from "./Button.tsx";
