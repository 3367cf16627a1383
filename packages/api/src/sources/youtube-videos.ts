import { isYoutubeVideoId } from "@cathedra/domain/content";
import * as v from "valibot";
import type { PlaylistVideo, VideoSource } from "../ports/video-source.ts";
import type { AllowedOrigins } from "./allowed-origins.ts";
import { boundedGet, type GetOptions, type Got } from "./bounded-get.ts";
import { errorOfResponse } from "./response-error.ts";
import { SourceError } from "./source-error.ts";
import { titleText } from "./title-text.ts";
import { webAddress } from "./web-address.ts";
import { type RetryOptions, withRetries } from "./with-retries.ts";

export type YoutubeVideosOptions = {
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly playlistId: string;
  readonly reach: AllowedOrigins;
  readonly timeoutMs?: number;
  readonly retries?: RetryOptions;
};

/** The maximum number of results of one call, and the maximum number of calls for one playlist. */
const pageSize = 50;
const maxPages = 20;

const thumbnail = v.object({ url: v.string() });
const thumbnails = v.record(v.string(), thumbnail);
const item = v.object({
  snippet: v.object({ title: v.string(), thumbnails: v.optional(thumbnails, {}) }),
  contentDetails: v.object({ videoId: v.string(), videoPublishedAt: v.optional(v.string()) }),
});
const page = v.object({ items: v.array(v.unknown()), nextPageToken: v.optional(v.string()) });
const failure = v.object({
  error: v.object({ errors: v.optional(v.array(v.object({ reason: v.string() })), []) }),
});

/** The videos of a playlist by the YouTube Data API's `playlistItems` call (1.041). */
export function youtubeVideos(options: YoutubeVideosOptions): VideoSource {
  return {
    async videos(most, signal) {
      const found = new Map<string, PlaylistVideo>();
      const seenTokens = new Set<string>();
      let token: string | undefined = "";
      while (token !== undefined && found.size < most) {
        if (seenTokens.has(token) || seenTokens.size >= maxPages) throw new SourceError("pages without end");
        seenTokens.add(token);
        const { items, nextPageToken } = await readPage(options, token, signal);
        for (const video of items.flatMap(toVideo)) {
          if (found.size < most && !found.has(video.id)) found.set(video.id, video);
        }
        token = nextPageToken;
      }
      return [...found.values()];
    },
  };
}

async function readPage(options: YoutubeVideosOptions, token: string, signal?: AbortSignal) {
  const { apiUrl, playlistId, apiKey, reach, timeoutMs = 10_000, retries } = options;
  const query = new URLSearchParams({
    part: "snippet,contentDetails",
    maxResults: String(pageSize),
    playlistId,
    ...(token === "" ? {} : { pageToken: token }),
    key: apiKey,
  });
  const limited = signal === undefined ? {} : { signal };
  const limits: GetOptions = { reach, maxBytes: 2_097_152, timeoutMs, ...limited };
  const got = await withRetries(
    async () => {
      const answer = await boundedGet(`${apiUrl}/playlistItems?${query.toString()}`, limits);
      if (answer.status !== 200) throw toError(answer);
      return answer;
    },
    { ...retries, ...limited },
  );
  const parsed = v.safeParse(page, getJson(got));
  if (!parsed.success) throw new SourceError("answered with something that is no list of a playlist");
  return parsed.output;
}

/** The API's own error code (`quotaExceeded`, `playlistNotFound`), which an operator can look up. */
function toError(answer: Got): SourceError {
  const parsed = v.safeParse(failure, getJson(answer));
  const reason = parsed.success ? parsed.output.error.errors[0]?.reason : undefined;
  const isWord = reason !== undefined && /^[A-Za-z]{1,60}$/.test(reason);
  return errorOfResponse(answer, `answered ${answer.status}${isWord ? `, ${reason}` : ""}`);
}

function getJson({ body }: Got): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}

const goneTitles = new Set(["Private video", "Deleted video"]);

/** Reads an entry of the playlist. A deleted or private video gives nothing, because it has neither picture nor date. */
function toVideo(entry: unknown): readonly PlaylistVideo[] {
  const parsed = v.safeParse(item, entry);
  if (!parsed.success) return [];
  const { snippet, contentDetails } = parsed.output;
  const title = titleText(snippet.title);
  const isWithoutPicture = Object.keys(snippet.thumbnails).length === 0 || goneTitles.has(title);
  const isGone = contentDetails.videoPublishedAt === undefined && isWithoutPicture;
  if (isGone || title === "" || !isYoutubeVideoId(contentDetails.videoId)) return [];
  return [{ id: contentDetails.videoId, title, thumbnailUrl: getPicture(snippet.thumbnails) }];
}

/** Picks the picture for a card of 320 x 180 pixels; larger pictures are up to ten times as big. */
function getPicture(input: v.InferOutput<typeof thumbnails>): string | null {
  const chosen = input.medium ?? input.high ?? input.standard ?? input.default ?? input.maxres;
  return webAddress(chosen?.url) ?? null;
}
