import { previewOf, type StorageItem } from "@cathedra/domain/storage";
import { Icon, type IconSize } from "@cathedra/ui-kit/Icon";
import { useEffect, useState } from "react";
import { glyphOf } from "./item-texts.ts";
import * as css from "./Thumbnail.css.ts";
import { pictureOf } from "./thumbnails.ts";

/** A larger picture is only read when somebody wants to see it. */
const mostBytes = 4 * 1024 ** 2;
/** Who scrolls by does not want to see it. */
const pauseMs = 150;

/** What it looks like: a picture itself, once it is stood still at, and of all else its sign. */
export function Thumbnail({ item, size }: { readonly item: StorageItem; readonly size: IconSize }) {
  const isPicture = previewOf(item.ContentType) === "picture" && item.Size <= mostBytes;
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!isPicture) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      pictureOf(item, stop.signal).then(
        (found) => !stop.signal.aborted && setAddress(found),
        // A failure shows its own sign.
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
        <Icon glyph={glyphOf(item)} size={size} />
      )}
    </div>
  );
}
