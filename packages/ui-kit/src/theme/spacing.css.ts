import { styleVariants } from "@vanilla-extract/css";
import { space } from "./scale.ts";

/** Gap between children, one class a step of the scale. */
export const gap = styleVariants(space, (length) => ({ gap: length }));
