export type { Option, OptionSection, Options } from "../field/field-props.ts";
export { ComboBox, type ComboBoxProps } from "./ComboBox.tsx";
