import { byteText } from "@cathedra/domain";
import { browserLocale } from "./locale.ts";

/** How many bytes that is, as this browser writes it. */
export const sizeText = (bytes: number): string => byteText(bytes, browserLocale());
