/** The stations of the demo world that live with it; its fourth, the travelling one, was last seen long ago. */
export const runningStationTags = ["NGT4K21", "NGT7P03", "LKS2M88"] as const;
