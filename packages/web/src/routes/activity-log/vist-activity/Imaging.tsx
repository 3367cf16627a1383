import { instant } from "@cathedra/domain";
import { activityFileTexts } from "@cathedra/domain/messages";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { Imaging_activity$key } from "../../../__generated__/Imaging_activity.graphql.ts";
import * as css from "./imaging/Imaging.css.ts";
import { Picture } from "./imaging/Picture.tsx";
import { PictureViewer } from "./imaging/PictureViewer.tsx";
import { RecordingTile } from "./imaging/RecordingTile.tsx";
import { RecordingViewer } from "./imaging/RecordingViewer.tsx";
import { useFilePoll } from "./use-file-poll.ts";

/**
 * The pictures and recordings of a run as thumbnails, and one of them large; the address names the opened one (6.023, 6.025).
 */
export function Imaging({ activity }: { readonly activity: Imaging_activity$key }) {
  const { images, recordings, activityStart, activityEnd } = useFragment(
    graphql`
      fragment Imaging_activity on VistActivity {
        activityStart
        activityEnd
        images {
          id
          name
          thumbnail
          ...Picture_image
          ...PictureViewer_images
        }
        recordings {
          id
          thumbnail
          ...RecordingTile_recording
          ...RecordingViewer_recording
        }
      }
    `,
    activity,
  );
  const run = { startedAt: instant(Date.parse(activityStart)), endedAt: instant(Date.parse(activityEnd)) };
  const isDrawing = [...images, ...recordings].some(({ thumbnail }) => thumbnail === "awaited");
  const renew = useFilePoll(isDrawing);
  const [search, setSearch] = useSearchParams();
  const open = (file: string | null) =>
    setSearch((now) => withFile(now, file), { replace: true, preventScrollReset: true });
  const opened = readFile(search);
  const recording = recordings.find((each) => each.id === opened);
  return (
    <Stack gap={6}>
      {images.length === 0 ? (
        <EmptyState>{activityFileTexts.noImages}</EmptyState>
      ) : (
        <Stack gap={3}>
          <Heading level={2}>Images</Heading>
          <ul className={css.grid}>
            {images.map((image) => (
              <li key={image.id}>
                <Picture image={image} run={run} renew={renew} onOpen={() => open(image.id)} />
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {recordings.length > 0 && (
        <Stack gap={3}>
          <Heading level={2}>Recordings</Heading>
          <ul className={css.grid}>
            {recordings.map((each) => (
              <li key={each.id}>
                <RecordingTile recording={each} run={run} renew={renew} onOpen={() => open(each.id)} />
              </li>
            ))}
          </ul>
        </Stack>
      )}
      <PictureViewer
        images={images}
        opened={images.some((each) => each.id === opened) ? opened : null}
        onOpen={open}
        renew={renew}
      />
      <RecordingViewer recording={recording ?? null} onClose={() => open(null)} renew={renew} />
    </Stack>
  );
}

/** The picture or recording that an address opens; null if it opens none. */
function readFile(search: URLSearchParams): string | null {
  return search.get("file");
}

/** The search part of the address with another file and otherwise unchanged. */
function withFile(search: URLSearchParams, file: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (file === null) next.delete("file");
  else next.set("file", file);
  return next;
}
