/**
 * @generated SignedSource<<a9fe7f347abe9ad66da9409a037e05e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SoftwareDocumentKind = "caseBook" | "clinicalDeviceList" | "manual" | "releaseNotes" | "stepByStep";
export type SoftwareReleaseState = "draft" | "published" | "withdrawn";
import type { FragmentRefs } from "relay-runtime";
export type releaseColumns_release$data = {
  readonly documents: ReadonlyArray<{
    readonly kind: SoftwareDocumentKind;
    readonly name: string;
    readonly size: number;
    readonly url: string;
  }>;
  readonly id: number;
  readonly progress: {
    readonly downloading: number;
    readonly failed: number;
    readonly installed: number;
    readonly installing: number;
    readonly ready: number;
    readonly superseded: number;
    readonly total: number;
    readonly waiting: number;
  };
  readonly publishedAt: string | null | undefined;
  readonly rollout: {
    readonly customers: ReadonlyArray<{
      readonly customerId: number | null | undefined;
      readonly name: string;
    }>;
    readonly isForAll: boolean;
    readonly stations: ReadonlyArray<{
      readonly name: string;
      readonly stationId: string | null | undefined;
    }>;
  };
  readonly softwareCode: string;
  readonly softwareName: string;
  readonly state: SoftwareReleaseState;
  readonly stringIdentifier: string;
  readonly version: string;
  readonly withdrawnAt: string | null | undefined;
  readonly " $fragmentType": "releaseColumns_release";
};
export type releaseColumns_release$key = {
  readonly " $data"?: releaseColumns_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"releaseColumns_release">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "releaseColumns_release",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "softwareCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "softwareName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stringIdentifier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withdrawnAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SoftwareDocument",
      "kind": "LinkedField",
      "name": "documents",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SoftwareRollout",
      "kind": "LinkedField",
      "name": "rollout",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isForAll",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SoftwareRolloutChoice",
          "kind": "LinkedField",
          "name": "customers",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "customerId",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SoftwareRolloutChoice",
          "kind": "LinkedField",
          "name": "stations",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "stationId",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SoftwareProgress",
      "kind": "LinkedField",
      "name": "progress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waiting",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "downloading",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ready",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "installing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "installed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "superseded",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SoftwareRelease",
  "abstractKey": null
};
})();

(node as any).hash = "b34cb03c29a3d58d30aade73960ba8f1";

export default node;
