/** The demo world's stations that run; the fourth, the travelling one, was last seen long ago. */
export const runningStationTags = ["NGT4K21", "NGT7P03", "LKS2M88"] as const;
