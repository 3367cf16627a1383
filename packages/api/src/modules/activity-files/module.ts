import type { ApiModule } from "../module.ts";
import { activityFilesGuards } from "./guards.ts";
import { loaders, most, resolvers } from "./resolvers.ts";

/** The files of runs: report, pictures, recordings, and all of them in one (6.005, 6.012, 6.016-6.025). */
export const activityFilesModule = {
  name: "activity-files",
  resolvers,
  loaders,
  listSizes: {
    "VistActivity.finalResultFiles": most.finalResultFiles,
    "VistActivity.images": most.images,
    "VistActivity.recordings": most.recordings,
    "VistActivityRecording.sources": 3,
  },
  guards: activityFilesGuards,
} satisfies ApiModule;
