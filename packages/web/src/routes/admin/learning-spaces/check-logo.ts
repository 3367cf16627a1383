import { filePurposes, readPng } from "@cathedra/domain/files";
import { fileTexts } from "@cathedra/domain/messages";

const { maxBytes, maxSide } = filePurposes.learning_space_logo;

/** Why a chosen file is no logo, by its content; undefined: it may be one (5.030, 5.031). The server looks again. */
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
