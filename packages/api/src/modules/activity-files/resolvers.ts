import { allows, mayDownloadCase } from "@cathedra/domain/access";
import { getRecordings, getVideoFormat } from "@cathedra/domain/files";
import type { CasePart } from "@cathedra/domain/messages";
import type { Loaders, Resolvers } from "../../graphql/typed-resolvers.ts";
import { caseDownloadLink } from "./case-download.ts";
import { factsOfActivities } from "./case-queries.ts";
import { fileFieldLoader } from "./file-field-loader.ts";
import { linkToDocument, linkToKeep, linkToShow, linkToThumbnail } from "./file-links.ts";
import type { FileRow } from "./file-queries.ts";

/** The maximum lengths of a run's lists of files (6.005). */
export const most = { finalResultFiles: 100, images: 300, recordings: 100 } as const;

/** A link to a part of a case, whether the simulator delivered it or the portal makes it (6.005). */
const linkToPart = (part: CasePart) =>
  fileFieldLoader([part], async ([delivered], context, id) =>
    delivered === undefined ? linkToDocument(context, id, `${part}.json`) : linkToKeep(context, delivered),
  );

/** The fields of the contract that this topic answers (6.005, 6.016). */
export const resolvers = {
  Query: {
    caseDownloadLink: (_, { unitId }, context) => caseDownloadLink(context, context.actor, unitId),
  },
  VistActivityFile: {
    link: (file, _, context) => linkToKeep(context, file),
  },
  VistActivityReport: {
    link: ({ activityId }, _, context) => linkToDocument(context, activityId, "report.html"),
    downloadLink: (file, _, context) => linkToKeep(context, file),
  },
  VistActivityImage: {
    name: ({ title, name }) => title ?? name,
    createdAt: ({ takenAt }) => takenAt,
    thumbnail: thumbnailState,
    thumbnailLink: (file, _, context) => linkToThumbnail(context, file),
    link: (file, _, context) => linkToShow(context, file),
    downloadLink: (file, _, context) => linkToKeep(context, file),
  },
  VistActivityRecording: {
    id: ({ files: [first] }) => first.id,
    name: ({ files, name }) => files.find(({ title }) => title !== null)?.title ?? name,
    createdAt: ({ files }) => files.find(({ takenAt }) => takenAt !== null)?.takenAt ?? null,
    duration: ({ files }) => files.find(({ durationS }) => durationS !== null)?.durationS ?? null,
    thumbnail: ({ files }) => thumbnailState(getPoster(files)),
    thumbnailLink: ({ files }, _, context) => linkToThumbnail(context, getPoster(files)),
    link: ({ files: [first] }, _, context) => linkToShow(context, first),
    sources: ({ files }) => files,
  },
  VistActivityRecordingSource: {
    format: ({ name }) => getVideoFormat(name) ?? "avi",
    link: (file, _, context) =>
      getVideoFormat(file.name) === "avi" ? linkToKeep(context, file) : linkToShow(context, file),
    downloadLink: (file, _, context) => linkToKeep(context, file),
  },
} satisfies Resolvers;

export const loaders = {
  VistActivity: {
    groups: linkToPart("groups"),
    benchmark: linkToPart("benchmark"),
    metric_values: linkToPart("metric_values"),
    metric_descriptions: linkToPart("metric_descriptions"),
    finalResultFiles: fileFieldLoader(["result", "list"], (files) => files.slice(0, most.finalResultFiles)),
    report: fileFieldLoader(["report"], ([report]) => report ?? null),
    images: fileFieldLoader(["image"], (files) => files.slice(0, most.images)),
    recordings: fileFieldLoader(["recording"], (files) => getRecordings(files).slice(0, most.recordings)),
    viewerCanDownloadCase: async (requests, { db, actor }) => {
      const facts = await factsOfActivities(
        db,
        requests.map(({ obj }) => obj.id),
      );
      return requests.map(({ obj }) => {
        const ofActivity = facts.get(obj.id);
        return ofActivity !== undefined && allows(mayDownloadCase(actor, ofActivity));
      });
    },
  },
} satisfies Loaders;

function thumbnailState({ thumbnailKey, awaitsThumbnail }: FileRow): "ready" | "awaited" | "none" {
  if (thumbnailKey !== null) return "ready";
  return awaitsThumbnail ? "awaited" : "none";
}

/** The file of a recording that has a poster image, or waits for one. */
function getPoster(files: readonly [FileRow, ...FileRow[]]): FileRow {
  return (
    files.find(({ thumbnailKey }) => thumbnailKey !== null) ??
    files.find(({ awaitsThumbnail }) => awaitsThumbnail) ??
    files[0]
  );
}
