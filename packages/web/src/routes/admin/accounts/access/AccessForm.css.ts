import { style } from "@vanilla-extract/css";

/** Where the focus goes on from once Save rests; it takes no room. */
export const foot = style({ position: "absolute", outline: "none" });

export const lost = style({ margin: 0, paddingInlineStart: "1.25rem", overflowWrap: "anywhere" });
