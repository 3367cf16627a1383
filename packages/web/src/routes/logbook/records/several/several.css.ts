import { space, text } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const table = style({ width: "100%", tableLayout: "fixed", borderSpacing: 0 });

export const cell = style({ padding: space[1], textAlign: "start", verticalAlign: "top" });

/** The number of a row is beside the first line of its fields. */
export const number = style([cell, { ...text.small, paddingBlockStart: space[4] }]);

/** The columns of the number and of the button that removes the row. */
export const narrow = style([cell, { width: "2.75rem" }]);
/** The columns of dates and roles. */
export const short = style([cell, { width: "8.75rem" }]);
/** The columns of hospitals and attendings, which are the same in many rows: the procedure and its indication differ. */
export const medium = style([cell, { width: "10.5rem" }]);

// A cell shows more of its value without the buttons to clear it and to open its list, which a click on the text opens, too.
globalStyle(`${cell} :is([role="combobox"], [role="group"]) ~ button`, { display: "none" });
