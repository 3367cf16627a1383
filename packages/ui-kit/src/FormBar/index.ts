export { FormBar, type FormBarProps } from "./FormBar.tsx";
