import { contentTexts } from "@cathedra/domain/messages";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Text } from "@cathedra/ui-kit/Text";
import * as css from "./VideoGrid.css.ts";
import * as place from "./VideosPlaceholder.css.ts";

/** Says that videos are loading (1.033), and reserves their space. */
export function VideosPlaceholder({ count }: { readonly count: number }) {
  return (
    <div aria-busy="true" data-skeleton className={place.whole}>
      <div className={place.textBlock}>
        <Text size="small">{contentTexts.loadingVideos}</Text>
      </div>
      <div className={css.grid} aria-hidden>
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <div key={index} className={place.card}>
            <div className={place.picture} />
            <Skeleton lines={2} />
          </div>
        ))}
      </div>
    </div>
  );
}
