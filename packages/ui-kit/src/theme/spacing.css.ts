import { styleVariants } from "@vanilla-extract/css";
import { space } from "./scale.ts";

/** The gap between children, with a class for each step of the scale. */
export const gap = styleVariants(space, (length) => ({ gap: length }));
