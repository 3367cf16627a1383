/** How many news items and videos are stored and shown (1.038, 1.039). */
export const newsAndVideoLimits = {
  articles: 12,
  videosOnHome: 4,
  videos: 499,
  /** The longest title in characters; longer ones end with an ellipsis. */
  title: 300,
} as const;
