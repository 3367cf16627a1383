export { ErrorSummary, type ErrorSummaryProps } from "./ErrorSummary.tsx";
export { Form, type FormProps } from "./Form.tsx";
