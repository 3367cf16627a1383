import { demoVideos } from "./videos.ts";

export const demoKey = "demo-key-of-the-local-world";
export const demoPlaylist = "PLcathedra-demo";

export type JsonAnswer = { readonly status: number; readonly body: unknown };

/** `playlistItems` of the YouTube Data API v3, with the requested parts as its documentation describes them. */
export function playlistItems(query: URLSearchParams, origin: string): JsonAnswer {
  if (query.get("key") !== demoKey) return refusal(400, "badRequest", "API key not valid.");
  if (query.get("playlistId") !== demoPlaylist) return refusal(404, "playlistNotFound", "No such playlist.");
  const parts = (query.get("part") ?? "").split(",");
  if (!parts.includes("snippet")) return refusal(400, "missingRequiredParameter", "No filter selected.");
  const size = Number(query.get("maxResults") ?? "5");
  if (!(size >= 0 && size <= 50)) return refusal(400, "invalidParameter", "Invalid value for maxResults.");
  const start = Number(query.get("pageToken")?.replace("page", "") ?? "0");
  if (!Number.isInteger(start)) return refusal(400, "invalidPageToken", "The page token is not valid.");
  const items = demoVideos.slice(start, start + size).map((video, index) => {
    const isPublic = video.state === "public";
    return {
      kind: "youtube#playlistItem",
      id: `${demoPlaylist}.${video.id}`,
      snippet: {
        title: video.title,
        position: start + index,
        resourceId: { kind: "youtube#video", videoId: video.id },
        thumbnails: isPublic ? getThumbnails(video.id, origin) : {},
      },
      contentDetails: {
        videoId: video.id,
        ...(isPublic
          ? { videoPublishedAt: new Date(Date.UTC(2026, 8, 1) - index * 86_400_000).toISOString() }
          : {}),
      },
    };
  });
  const next = start + size < demoVideos.length ? { nextPageToken: `page${start + size}` } : {};
  const pageInfo = { totalResults: demoVideos.length, resultsPerPage: size };
  return { status: 200, body: { kind: "youtube#playlistItemListResponse", ...next, items, pageInfo } };
}

/** The error of the API when the day's quota is used up. */
export const quotaExceeded: JsonAnswer = refusal(
  403,
  "quotaExceeded",
  "The request cannot be completed because you have exceeded your quota.",
);

function getThumbnails(id: string, origin: string) {
  return { medium: { url: `${origin}/vi/${id}/mqdefault.png`, width: 320, height: 180 } };
}

function refusal(code: number, reason: string, message: string): JsonAnswer {
  return {
    status: code,
    body: { error: { code, message, errors: [{ message, domain: "youtube", reason }] } },
  };
}
