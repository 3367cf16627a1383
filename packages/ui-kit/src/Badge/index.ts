export type { Tone } from "../theme/tone.css.ts";
export { Badge, type BadgeProps } from "./Badge.tsx";
