import { style } from "@vanilla-extract/css";

/** The person's relation to a voucher; read under its lock, in a statement that begins after the lock was acquired. */
export const place = style({ outline: "none" });
