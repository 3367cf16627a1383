import { storageTexts as texts } from "@cathedra/domain/messages";
import type { StorageItem } from "@cathedra/domain/storage";
import { useEffect, useState } from "react";
import { changedText } from "../item-texts.ts";
import { type FileDigests, readDigests } from "../storage-requests.ts";
import * as css from "./preview.css.ts";

/** The interval of requests until the stored file has been verified, which takes seconds, and longer for gigabytes. */
const againMs = 5000;

/**
 * The number of hexadecimal digits for which space is reserved while a checksum is loaded, so that the file below does not move.
 */
const sha256Digits = 64;

/** The checksum of a file, and whether the store contains exactly what was sent. */
export function FileDigest({ item }: { readonly item: StorageItem }) {
  const digests = useDigests(item.Key);
  if (digests === "loading") {
    return (
      <p className={css.digest}>
        {texts.checksum}
        <span className={css.unread} aria-hidden>
          {" "}
          <code>{"0".repeat(sha256Digits)}</code>. {texts.checksumSame(changedText(item, "moment"))}
        </span>
      </p>
    );
  }
  if (digests === "failed") return <p className={css.digest}>{texts.checksumFailed}</p>;
  const { SentSha256: sent, Sha256: stored, CheckedAt: checkedAt } = digests;
  if (sent === null) return <p className={css.digest}>{texts.checksumUnknown}</p>;
  if (stored === null || checkedAt === null) {
    return (
      <p className={css.digest}>
        {texts.checksum} <code>{sent}</code>. {texts.checksumWaits}
      </p>
    );
  }
  if (stored !== sent) {
    return (
      <p className={css.wrongDigest} role="alert">
        {texts.checksumDiffers} {texts.checksumSent} <code>{sent}</code>, {texts.checksumStored}{" "}
        <code>{stored}</code>.
      </p>
    );
  }
  return (
    <p className={css.digest}>
      {texts.checksum} <code>{stored}</code>.{" "}
      {texts.checksumSame(changedText({ LastModified: checkedAt }, "moment"))}
    </p>
  );
}

/** The digests of the file at this path, requested again until they have been compared. */
function useDigests(path: string): FileDigests | "loading" | "failed" {
  const [read, setRead] = useState<{
    readonly path: string;
    readonly digests: FileDigests | "failed";
  } | null>(null);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      readDigests(path).then(
        (digests) => {
          if (isOver) return;
          setRead({ path, digests });
          if (digests.SentSha256 !== null && digests.CheckedAt === null) timer = setTimeout(ask, againMs);
        },
        () => !isOver && setRead({ path, digests: "failed" }),
      );
    };
    ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [path]);
  return read?.path === path ? read.digests : "loading";
}
