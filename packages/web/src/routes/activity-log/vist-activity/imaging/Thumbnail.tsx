import { Spinner } from "@cathedra/ui-kit/Spinner";
import { useCachedLink } from "../use-cached-link.ts";
import * as css from "./Imaging.css.ts";

export type ThumbnailProps = {
  readonly state: string;
  readonly link: string | null;
  readonly renew: () => Promise<void>;
  /** Shown if there is no thumbnail and there will be none. */
  readonly none: string;
};

/**
 * A thumbnail or its placeholder, which is replaced when the thumbnail has been made. It has no alternative text, because the
 * name beside it describes it.
 */
export function Thumbnail({ state, link, renew, none }: ThumbnailProps) {
  if (link !== null) return <Shown link={link} renew={renew} none={none} />;
  if (state === "awaited") return <Spinner label="The preview is being created" />;
  return none === "" ? null : <span className={css.note}>{none}</span>;
}

function Shown({
  link: newest,
  renew,
  none,
}: Pick<ThumbnailProps, "renew" | "none"> & { readonly link: string }) {
  const { link, loaded, failed, isLost } = useCachedLink(newest, renew);
  if (isLost) return <span className={css.note}>{none}</span>;
  return (
    <img
      className={css.thumbnail}
      src={link}
      alt=""
      loading="lazy"
      decoding="async"
      onLoad={loaded}
      onError={failed}
    />
  );
}
