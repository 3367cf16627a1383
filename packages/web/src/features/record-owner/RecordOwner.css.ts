import { style } from "@vanilla-extract/css";

/** Most names fit on one line: a table column is at least this wide. */
export const owner = style({ display: "inline-block", minWidth: "7.5rem" });
