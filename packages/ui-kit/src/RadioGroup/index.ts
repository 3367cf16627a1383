export type { Option } from "../field/field-props.ts";
export { RadioGroup, type RadioGroupProps } from "./RadioGroup.tsx";
