import { lazy } from "react";

/** The dialog of a reminder, loaded when it is opened. */
export const RemindDialog = lazy(() =>
  import("./RemindDialog.tsx").then((file) => ({ default: file.RemindDialog })),
);
