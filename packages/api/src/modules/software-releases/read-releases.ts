import type { Instant } from "@cathedra/domain";
import { type Actor, mayFollowOperation, mayKeepSoftware } from "@cathedra/domain/access";
import type { Db } from "../../db/database.ts";
import { appError, authorize } from "../../errors.ts";
import type {
  QuerySoftwareReleaseStationsArgs,
  QuerySoftwareReleasesArgs,
} from "../../graphql/generated/contract.ts";
import { readPageArgs } from "../../graphql/pagination.ts";
import { releaseById, releasesPage } from "./release-queries.ts";
import { stationsOfRelease } from "./release-stations.ts";
import { rolloutChoices, softwareNames } from "./rollout-choices.ts";

type Deps = { readonly db: Db; readonly clock: () => Instant };
const sizes = { usual: 25, most: 100 };

export async function readReleases({ db }: Deps, actor: Actor, args: QuerySoftwareReleasesArgs) {
  authorize(mayKeepSoftware(actor));
  return releasesPage(db, args, readPageArgs(args, sizes));
}

export async function readRelease({ db }: Deps, actor: Actor, id: number) {
  authorize(mayKeepSoftware(actor));
  const release = await releaseById(db, id);
  if (release === undefined) throw appError("NOT_FOUND");
  return release;
}

export async function readReleaseStations(deps: Deps, actor: Actor, args: QuerySoftwareReleaseStationsArgs) {
  authorize(mayKeepSoftware(actor));
  const mayEnd = mayFollowOperation(actor, { kind: "software_install" }) === "allowed";
  const query = { release: args.releaseId, standing: args.standing ?? null, mayEnd };
  return stationsOfRelease(deps, query, readPageArgs(args, sizes));
}

export async function readSoftwareNames({ db }: Deps, actor: Actor) {
  authorize(mayKeepSoftware(actor));
  return softwareNames(db);
}

export async function readRolloutChoices({ db }: Deps, actor: Actor, searchText: string) {
  authorize(mayKeepSoftware(actor));
  return rolloutChoices(db, searchText);
}
