export { DiscardDialog, type DiscardDialogProps } from "./DiscardDialog.tsx";
export { FormDialog, type FormDialogProps } from "./FormDialog.tsx";
export { useUnloadQuestion } from "./use-unload-question.ts";
