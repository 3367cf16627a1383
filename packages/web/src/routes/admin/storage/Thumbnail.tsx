import { getPreview, type StorageItem } from "@cathedra/domain/storage";
import { Icon, type IconSize } from "@cathedra/ui-kit/Icon";
import { useEffect, useState } from "react";
import { getGlyph } from "./item-texts.ts";
import { linkTo } from "./storage-requests.ts";
import * as css from "./Thumbnail.css.ts";

type Link = { readonly address: string; readonly at: number };

/** Links are valid for 30 minutes; a link that is nearly as old is requested again. */
const freshMs = 25 * 60_000;

const maxLinks = 500;

/** The maximum number of concurrent requests for thumbnails, so that a folder of pictures does not cause hundreds at once. */
const maxAtOnce = 4;

const links = new Map<string, Link>();

const waiting: (() => void)[] = [];

let asking = 0;

/** The size in bytes above which a picture has no thumbnail and is only loaded when someone opens it. */
const maxBytes = 4 * 1024 ** 2;
/**
 * How long an item must be visible before its thumbnail is loaded, in milliseconds, so that items that are scrolled past are not.
 */
const pauseMs = 150;

/** The thumbnail of a picture, once scrolling has stopped at it, and an icon for all other items. */
export function Thumbnail({ item, size }: { readonly item: StorageItem; readonly size: IconSize }) {
  const isPicture = getPreview(item.ContentType) === "picture" && item.Size <= maxBytes;
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!isPicture) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      getPicture(item, stop.signal).then(
        (found) => !stop.signal.aborted && setAddress(found),
        // If the address cannot be fetched, the icon stays.
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isPicture, item]);
  return (
    <div className={item.IsDirectory ? css.folder : css.frame}>
      {isPicture && address !== null ? (
        <img
          className={css.picture}
          src={address}
          alt=""
          draggable={false}
          decoding="async"
          onError={() => setAddress(null)}
        />
      ) : (
        <Icon glyph={getGlyph(item)} size={size} />
      )}
    </div>
  );
}

/** A link to a picture, which is requested once and reused while it is fresh. */
async function getPicture(item: StorageItem, signal: AbortSignal): Promise<string> {
  const key = `${item.Id} ${item.LastModified} ${item.Key}`;
  const known = links.get(key);
  if (known !== undefined && Date.now() - known.at < freshMs) return known.address;
  await waitForSlot(signal);
  try {
    const address = await linkTo(item.Key, "inline", signal);
    links.set(key, { address, at: Date.now() });
    for (const old of links.keys()) {
      if (links.size <= maxLinks) break;
      links.delete(old);
    }
    return address;
  } finally {
    asking -= 1;
    waiting.shift()?.();
  }
}

async function waitForSlot(signal: AbortSignal): Promise<void> {
  while (asking >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  if (signal.aborted) {
    waiting.shift()?.();
    throw new DOMException("out of sight", "AbortError");
  }
  asking += 1;
}
