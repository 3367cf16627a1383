import type { UpdateId } from "@cathedra/domain";
import { cast } from "@cathedra/test-fixtures";
import type { CastApp } from "../support/cast-app.ts";
import { type EnrolledStation, enrolledStation } from "../support/stations.ts";
import { aRelease, getUpdate, itHas, noSoftware } from "./release-builder.ts";

/** The query of the updates page. */
export type SeenUpdate = {
  readonly id: string;
  readonly release: { readonly stringIdentifier: string; readonly version: { readonly semantic: string } };
  readonly currentRelease: {
    readonly stringIdentifier: string;
    readonly version: { readonly semantic: string };
  } | null;
  readonly viewerCanServe: boolean;
  readonly state: {
    readonly downloaded: boolean;
    readonly installed: boolean;
    readonly operationIsRunning: boolean;
    readonly operationStates: {
      readonly download: WorkSeen | null;
      readonly install: WorkSeen | null;
    };
  };
};
type WorkSeen = { readonly state: string; readonly progress: number; readonly errors: readonly string[] };

const updatesQuery = `query ($serviceTag: String!) {
  vistAvailableReleasesForSystem(serviceTag: $serviceTag) {
    id createdAt viewerCanServe
    release { id stringIdentifier software { name code } version { semantic } }
    currentRelease { id stringIdentifier software { name code } version { semantic } }
    state {
      id downloaded installed operationIsRunning
      operationStates { download { state progress errors } install { state progress errors } }
    }
  }
}`;

export type StationWork = {
  readonly id: string;
  readonly attempt: number;
  readonly seq: number;
  readonly kind: "download" | "install";
  readonly update: string;
  readonly package: {
    readonly link: string;
    readonly size: number;
    readonly sha256: string;
    readonly name: string;
    readonly signature: { readonly key: string; readonly value: string } | null;
  } | null;
  readonly leaseSeconds: number;
  readonly isCancelRequested: boolean;
};

/** A station that has 1.9.0 and is offered 2.0.0, with Ruth, who serves every station, before it. */
export async function atAStation(portal: CastApp) {
  await noSoftware(portal);
  const station = await enrolledStation(portal);
  await itHas(portal, station.id, "1.9.0");
  const release = await aRelease(portal);
  const update = await getUpdate(portal, release, station.id);
  return { station, release, update, ...atStation(portal, station, update) };
}

/** The actions of Ruth and of the station in an update. */
export function atStation(portal: CastApp, station: EnrolledStation, update: UpdateId) {
  const wish = async (which: "Download" | "Install", id: string | number = update) => {
    const field = `vistSystemSoftwareReleaseSet${which}`;
    const data = await portal.get<Record<string, { code: string; success: boolean; message: string }>>(
      cast.ruth,
      `mutation ($id: ID!) { ${field}(id: $id) { code success message } }`,
      { id: String(id) },
    );
    return data[field];
  };
  return {
    wish,
    seen: async (): Promise<readonly SeenUpdate[]> => {
      const { vistAvailableReleasesForSystem } = await portal.get(cast.ruth, updatesQuery, {
        serviceTag: station.serviceTag,
      });
      return vistAvailableReleasesForSystem;
    },
    work: async (): Promise<readonly StationWork[]> => {
      const answer = await station.says("GET", "/api/stations/operations");
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json();
    },
    report: async (id: string, said: object) => {
      const answer = await station.says("POST", `/api/stations/operations/${id}/reports`, {
        attempt: 1,
        seq: 1,
        state: "RUNNING",
        progress: 0,
        errors: [],
        ...said,
      });
      return { status: answer.statusCode, ...answer.json<Record<string, unknown>>() };
    },
  };
}
