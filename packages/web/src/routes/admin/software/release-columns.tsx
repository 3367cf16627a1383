import { softwareReleaseTexts as texts } from "@cathedra/domain/messages";
import { Inline } from "@cathedra/ui-kit/Inline";
import { graphql } from "react-relay/hooks";
import type { AdminSoftwareQuery } from "../../../__generated__/AdminSoftwareQuery.graphql.ts";
import type { DataColumn } from "../../../features/table-page/columns.ts";
import { showMoment } from "../../../format/dates.ts";
import { Moment } from "../../../format/Moment.tsx";
import { ReleaseStateBadge } from "./ReleaseState.tsx";
import { progressText, recipientsText, stateText } from "./release-texts.ts";

export type ReleaseRow = AdminSoftwareQuery["response"]["softwareReleases"]["releases"][number];

/** The fields of a release that the table shows. */
void graphql`
  fragment releaseColumns_release on SoftwareRelease {
    id
    softwareCode
    softwareName
    version
    stringIdentifier
    state
    publishedAt
    withdrawnAt
    documents {
      kind
      name
      size
      url
    }
    rollout {
      isForAll
      customers {
        customerId
        name
      }
      stations {
        stationId
        name
      }
    }
    progress {
      total
      waiting
      downloading
      ready
      installing
      installed
      failed
      superseded
    }
  }
`;

/** The columns of a release: software, version, state, recipients and progress. */
export const releaseColumns: readonly DataColumn<ReleaseRow>[] = [
  {
    id: "software",
    header: texts.columns.software,
    cell: ({ softwareName, version }) => `${softwareName} ${version}`,
    text: ({ softwareName, version }) => `${softwareName} ${version}`,
  },
  {
    id: "state",
    header: texts.columns.state,
    width: "shrink",
    cell: ({ state }) => <ReleaseStateBadge state={state} />,
    text: ({ state }) => stateText(state),
  },
  {
    id: "rollout",
    header: texts.columns.rollout,
    narrow: "detail",
    cell: ({ rollout }) => recipientsText(rollout),
    text: ({ rollout }) => recipientsText(rollout),
  },
  {
    id: "progress",
    header: texts.columns.progress,
    narrow: "detail",
    cell: ({ progress }) => <Inline gap={2}>{progressText(progress)}</Inline>,
    text: ({ progress }) => progressText(progress),
  },
  {
    id: "documents",
    header: texts.columns.documents,
    align: "end",
    width: "shrink",
    narrow: "hide",
    cell: ({ documents }) => documents.length,
    text: ({ documents }) => documents.length,
  },
  {
    id: "publishedAt",
    header: texts.columns.publishedAt,
    width: "shrink",
    narrow: "detail",
    cell: ({ publishedAt }) => (publishedAt == null ? "" : <Moment at={publishedAt} />),
    text: ({ publishedAt }) => (publishedAt == null ? "" : showMoment(Date.parse(publishedAt))),
  },
  {
    id: "code",
    header: texts.fields.softwareCode,
    narrow: "hide",
    isOffAtFirst: true,
    cell: ({ softwareCode }) => softwareCode,
    text: ({ softwareCode }) => softwareCode,
  },
];
