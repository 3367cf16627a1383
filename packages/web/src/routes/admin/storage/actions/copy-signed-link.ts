import { storageFailureTexts, storageTexts } from "@cathedra/domain/messages";
import { useEffect, useState } from "react";
import { copyToClipboard } from "../../../../features/clipboard/copy-to-clipboard.ts";
import { announce } from "../../../../shell/announcements.ts";
import { showFailure } from "../storage-errors.ts";
import { linkTo } from "../storage-requests.ts";

/** How long the message about a copied link is shown (8.015). */
export const copiedMs = 2000;

/**
 * Copies a signed link to a file (8.010, 8.015); resolves to false after it has shown the reason of a failure (8.016, 8.017).
 */
export async function copySignedLink(key: string): Promise<boolean> {
  let url: string;
  try {
    url = await linkTo(key, "attachment");
  } catch (error) {
    showFailure(storageFailureTexts.sign, error);
    return false;
  }
  const { href } = new URL(url, location.href);
  const isCopied = await copyToClipboard(href, { notCopied: storageFailureTexts.copyLink });
  if (isCopied) announce(storageTexts.copied);
  return isCopied;
}

/** Remembers for a moment which link was copied. */
export function useCopiedLink() {
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => {
    if (copied === null) return undefined;
    const timer = setTimeout(() => setCopied(null), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (key: string) => {
    setCopied(null);
    if (await copySignedLink(key)) setCopied(key);
  };
  return { copied, copy };
}
