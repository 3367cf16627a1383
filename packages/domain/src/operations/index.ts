export * from "./device-report.ts";
export * from "./operation.ts";
