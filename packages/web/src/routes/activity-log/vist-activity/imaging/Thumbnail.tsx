import { Spinner } from "@cathedra/ui-kit/Spinner";
import { useCachedLink } from "../use-cached-link.ts";
import * as css from "./Imaging.css.ts";

export type ThumbnailProps = {
  readonly state: string;
  readonly link: string | null;
  readonly renew: () => Promise<void>;
  /** Shown where there is none and never will be. */
  readonly none: string;
};

/** A thumbnail, or a placeholder: a thumbnail that is still being made appears later. The name beside it describes it. */
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
