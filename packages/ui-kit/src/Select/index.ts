export type { Option, OptionSection, Options } from "../field/field-props.ts";
export { Select, type SelectProps } from "./Select.tsx";
