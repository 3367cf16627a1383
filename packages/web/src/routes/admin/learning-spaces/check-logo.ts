import { filePurposes, readPng } from "@cathedra/domain/files";
import { fileTexts } from "@cathedra/domain/messages";

const { maxBytes, maxSide } = filePurposes.learning_space_logo;

/**
 * Why a chosen file cannot be a logo, by its content; undefined if it may be valid (5.030, 5.031). The server checks it again.
 */
export async function logoViolation(file: Blob): Promise<string | undefined> {
  if (file.size > maxBytes) return fileTexts.logoTooLarge;
  try {
    const png = readPng(new Uint8Array(await file.arrayBuffer()), maxSide);
    return png.ok ? undefined : fileTexts.refused[png.error.reason];
  } catch {
    // The file was moved or deleted after it was chosen.
    return fileTexts.failed;
  }
}
