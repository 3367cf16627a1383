import { sendWhole } from "./send-whole.ts";
import type { Sending } from "./uploader.ts";

export function sendInParts(sending: Sending): Promise<void> {
  return sendWhole(sending);
}
