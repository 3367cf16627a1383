/**
 * @generated SignedSource<<0bd5dff1f49bee2e5645a6e37b184a17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateCard_update$data = {
  readonly createdAt: string;
  readonly currentRelease: {
    readonly version: {
      readonly semantic: string;
    };
  } | null | undefined;
  readonly id: string;
  readonly release: {
    readonly software: {
      readonly code: string;
      readonly name: string;
    };
    readonly version: {
      readonly semantic: string;
    };
  };
  readonly state: {
    readonly downloaded: boolean;
    readonly installed: boolean;
    readonly operationIsRunning: boolean;
    readonly operationStates: {
      readonly download: {
        readonly errors: ReadonlyArray<string>;
        readonly progress: number;
        readonly state: string;
      } | null | undefined;
      readonly install: {
        readonly errors: ReadonlyArray<string>;
        readonly progress: number;
        readonly state: string;
      } | null | undefined;
    };
  };
  readonly viewerCanServe: boolean;
  readonly " $fragmentType": "UpdateCard_update";
};
export type UpdateCard_update$key = {
  readonly " $data"?: UpdateCard_update$data;
  readonly " $fragmentSpreads": FragmentRefs<"UpdateCard_update">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "SystemSoftwareVersion",
  "kind": "LinkedField",
  "name": "version",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "semantic",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = [
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
    "name": "progress",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "errors",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UpdateCard_update",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanServe",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SystemSoftwareRelease",
      "kind": "LinkedField",
      "name": "release",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SystemSoftware",
          "kind": "LinkedField",
          "name": "software",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SystemSoftwareRelease",
      "kind": "LinkedField",
      "name": "currentRelease",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SystemSoftwareUpdateState",
      "kind": "LinkedField",
      "name": "state",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "downloaded",
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
          "name": "operationIsRunning",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SystemSoftwareOperationStates",
          "kind": "LinkedField",
          "name": "operationStates",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SystemSoftwareOperationState",
              "kind": "LinkedField",
              "name": "download",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SystemSoftwareOperationState",
              "kind": "LinkedField",
              "name": "install",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SystemSoftwareUpdate",
  "abstractKey": null
};
})();

(node as any).hash = "7f7544482663a6e3ca8a938b79fd8cc3";

export default node;
