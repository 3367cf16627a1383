import type { Loaders, Resolvers } from "../../graphql/typed-resolvers.ts";
import { linkToDocument } from "../software-updates/public.ts";
import {
  createRelease,
  deleteRelease,
  publishRelease,
  removeDocument,
  setRollout,
  withdrawRelease,
} from "./change-release.ts";
import { readKeyGaps } from "./key-gaps.ts";
import {
  readRelease,
  readReleaseStations,
  readReleases,
  readRolloutChoices,
  readSoftwareNames,
} from "./read-releases.ts";
import { countReachedStations, getProgress } from "./release-progress.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    softwareReleases: (_, args, context) => readReleases(context, context.actor, args),
    softwareRelease: (_, { releaseId }, context) => readRelease(context, context.actor, releaseId),
    softwareReleaseStations: (_, asked, context) => readReleaseStations(context, context.actor, asked),
    softwareKeyGaps: (_, { releaseId }, context) => readKeyGaps(context, context.actor, releaseId ?? null),
    softwareNames: (_, __, context) => readSoftwareNames(context, context.actor),
    softwareRolloutChoices: (_, { searchText }, context) =>
      readRolloutChoices(context, context.actor, searchText ?? ""),
  },
  SoftwareDocument: {
    url: (document, _, { ownLinks }) => linkToDocument(ownLinks, document),
  },
  Mutation: {
    createSoftwareRelease: (_, value, context) => createRelease(context, context.actor, value),
    deleteSoftwareRelease: (_, { releaseId }, context) => deleteRelease(context, context.actor, releaseId),
    removeSoftwareDocument: (_, { releaseId, kind }, context) =>
      removeDocument(context, context.actor, releaseId, kind),
    setSoftwareRollout: (_, { releaseId, ...asked }, context) =>
      setRollout(context, context.actor, releaseId, asked),
    publishSoftwareRelease: (_, { releaseId }, context) => publishRelease(context, context.actor, releaseId),
    withdrawSoftwareRelease: (_, { releaseId }, context) =>
      withdrawRelease(context, context.actor, releaseId),
  },
} satisfies Resolvers;

/** Fields that another table answers, read for all rows of a page together. */
export const loaders = {
  SoftwareRelease: {
    reachedStations: {
      loader: (questions, { db }) =>
        countReachedStations(
          db,
          questions.map(({ obj }) => obj.id),
        ),
      opts: { cache: false },
    },
    progress: {
      loader: (questions, { db }) =>
        getProgress(
          db,
          questions.map(({ obj }) => obj.id),
        ),
      opts: { cache: false },
    },
  },
} satisfies Loaders;
