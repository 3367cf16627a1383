import { style } from "@vanilla-extract/css";

/** Stands ready to be heard; as long as it says nothing it takes no place among what stands around it. */
export const said = style({ selectors: { "&:empty": { position: "absolute" } } });
