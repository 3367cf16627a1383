export * from "./account-input.ts";
