import { byteText } from "@cathedra/domain";
import { browserLocale } from "./locale.ts";

/** A number of bytes as text, in the browser's language. */
export const sizeText = (bytes: number): string => byteText(bytes, browserLocale());
