export { FormBar, type FormBarProps } from "./FormBar.tsx";
export { useBottomInset } from "./use-bottom-inset.ts";
