import { filePurposes, readPng } from "@cathedra/domain/files";
import { fileTexts } from "@cathedra/domain/messages";

const { maxBytes, maxSide } = filePurposes.learning_space_logo;

/** Why a chosen file is no valid logo, by its content; undefined when it may be one (5.030, 5.031). The server checks again. */
export async function logoViolation(file: Blob): Promise<string | undefined> {
  if (file.size > maxBytes) return fileTexts.logoTooLarge;
  try {
    const png = readPng(new Uint8Array(await file.arrayBuffer()), maxSide);
    return png.ok ? undefined : fileTexts.refused[png.error.reason];
  } catch {
    // A file that went away between choosing and reading.
    return fileTexts.failed;
  }
}
