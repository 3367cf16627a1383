import { style } from "@vanilla-extract/css";

export const bar = style({ maxWidth: "20rem" });
