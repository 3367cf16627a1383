/** The demo world's running stations; a fourth one, which travels, was last seen long ago. */
export const runningStationTags = ["NGT4K21", "NGT7P03", "LKS2M88"] as const;
