import { style } from "@vanilla-extract/css";

/** Receives the focus when Save becomes disabled. It takes no space. */
export const foot = style({ position: "absolute", outline: "none" });

export const lost = style({ margin: 0, paddingInlineStart: "1.25rem", overflowWrap: "anywhere" });
