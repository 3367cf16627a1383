/** The texts of news, videos and partners (1.027, 1.033, X104). */
export const contentTexts = {
  /** The specification gives this text word for word (1.033). */
  loadingVideos: "Loading YouTube Videos...",
  loadingNews: "Loading News...",
  /** The specification gives this text word for word (X104). */
  videosUnavailable: "Videos are not available at the moment.",
  newsUnavailable: "News is not available at the moment.",
  noVideos: "There are no videos yet.",
  noNews: "There is no news yet.",
  noVideosFound: "No video matches this title.",
  /** Shown while the source fails and older content is shown; `at` is a date. */
  notUpdatedSince: (at: string) => `Not updated since ${at}.`,
  videoUnavailable: "This video cannot be played here.",
} as const;
